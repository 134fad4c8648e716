import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of the files in a folder and all below it; 0 when it is not there. What vanishes meanwhile does not count. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) bytes += await folderBytes(place);
    else bytes += await stat(place).then(({ size }) => size, () => 0); // prettier-ignore
  }
  return bytes;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
