import { once } from 'node:events';
import fs from 'node:fs';
import { finished } from 'node:stream/promises';

/** A text on the disk that is written piece by piece; a failure leaves nothing of it. */
export async function writeText(place: string, write: (add: (text: string) => Promise<void>) => Promise<void>) {
  const file = fs.createWriteStream(place);
  const done = finished(file);
  // A failure is told by the next piece, or at the end.
  done.catch(() => {});
  try {
    await write(async (text) => {
      if (!file.write(text)) await Promise.race([once(file, 'drain'), done]);
    });
    file.end();
    await done;
  } catch (error) {
    file.destroy();
    await done.catch(() => {});
    fs.rmSync(place, { force: true });
    throw error;
  }
}
