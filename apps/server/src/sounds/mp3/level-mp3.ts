import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LevelledMp3, ToLevel } from './level-mp3.worker.ts';

/** Minutes of sound take a second or two; what takes longer than this is given up. */
const longestMs = 30_000;

/** Beside this file, as it is or built. */
const entry = path.join(import.meta.dirname, `level-mp3.worker${path.extname(import.meta.filename)}`);

/** One after the other: each keeps a core busy. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes an MP3 as loud as all sounds are (ADR 67), from what is heard in each of its channels: 'as it is' when it is so
 * already, which what pages send is, 'silent' when there is nothing to hear. @throws when it failed.
 */
export function levelMp3(order: ToLevel): Promise<LevelledMp3> {
  const made = last.then(() => inThread(order));
  last = made.catch(() => undefined);
  return made;
}

function inThread(order: ToLevel): Promise<LevelledMp3> {
  const transfer = order.channels.map(({ buffer }) => buffer);
  const worker = new Worker(entry, { workerData: order, transferList: transfer, execArgv: [] });
  return new Promise<LevelledMp3>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The sound could not be levelled in time.')), longestMs);
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that levels a sound has ended.'));
    });
  }).finally(() => void worker.terminate());
}
