import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromThread, LevelledMp3, ToLevel } from './mp3.worker.ts';

/** What takes longer to be played than this cannot be played. */
const longestPlayingMs = 10_000;
/** Minutes of sound take a second or two; what takes longer than this is given up. */
const longestLevellingMs = 30_000;
/** A thread that has nothing to do for so long ends: the next sound may come tomorrow. */
const longestRestMs = 5_000;

/** Beside this file, as it is or built. */
const entry = path.join(import.meta.dirname, `mp3.worker${path.extname(import.meta.filename)}`);

/** The thread that works, or rests for a moment: with a thousand sounds, to begin one for each would take longer than all else. */
let thread: Worker | undefined;
let rest: NodeJS.Timeout | undefined;
/** One after the other: each keeps a core busy. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Plays an MP3 to its end and makes it as loud as all sounds are (ADR 67): 'as it is' when it is so already, which what
 * pages send is, 'silent' when there is nothing to hear, 'unplayable' when it cannot be played. A thread that does not come
 * to an end with it is ended. @throws when it failed.
 */
export function levelMp3(order: ToLevel): Promise<LevelledMp3> {
  const made = last.then(() => inThread(order));
  last = made.catch(() => undefined);
  return made;
}

async function inThread(order: ToLevel): Promise<LevelledMp3> {
  clearTimeout(rest);
  const worker = (thread ??= begun());
  worker.ref();
  try {
    const mp3 = await answerOf(worker, order);
    if (mp3 === 'too slow') {
      end(worker);
      return 'unplayable';
    }
    rest = setTimeout(() => end(worker), longestRestMs).unref();
    return mp3;
  } catch (error) {
    end(worker);
    throw error;
  } finally {
    // While it rests, nobody waits for its end.
    worker.unref();
  }
}

function begun(): Worker {
  const worker = new Worker(entry, { execArgv: [] });
  // Whoever waits for it listens as well; while it rests, the next sound gets another one.
  worker.on('error', () => undefined).on('exit', () => end(worker));
  return worker;
}

function end(worker: Worker): void {
  if (thread === worker) thread = undefined;
  void worker.terminate();
}

/** @throws when the thread fails or ends, or does not come to an end with what it has played. */
async function answerOf(worker: Worker, order: ToLevel): Promise<LevelledMp3 | 'too slow'> {
  const { promise, resolve, reject } = Promise.withResolvers<LevelledMp3 | 'too slow'>();
  let timer = setTimeout(() => resolve('too slow'), longestPlayingMs);
  const listen = (message: FromThread) => {
    if (message.type === 'levelled') return resolve(message.mp3);
    clearTimeout(timer);
    timer = setTimeout(() => reject(new Error('The sound could not be levelled in time.')), longestLevellingMs);
  };
  const exit = () => reject(new Error('The thread that levels sounds has ended.'));
  worker.on('message', listen).on('error', reject).on('exit', exit);
  worker.postMessage(order);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', listen).off('error', reject).off('exit', exit);
  }
}
