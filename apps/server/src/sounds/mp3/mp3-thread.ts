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
/** One after the other, as each keeps a core busy: what somebody waits for goes before what a whole file brings. */
const soon: (() => Promise<void>)[] = [];
const later: (() => Promise<void>)[] = [];
let isWorking = false;

/**
 * Plays an MP3 to its end and makes it as loud as all sounds are (ADR 67): 'as it is' when it is so already, which what
 * pages send is, 'silent' when there is nothing to hear, 'unplayable' when it cannot be played. A thread that does not come
 * to an end with it is ended. With `isPatient` all others go first. @throws when it failed.
 */
export function levelMp3(order: ToLevel, { isPatient = false } = {}): Promise<LevelledMp3> {
  const { promise, resolve, reject } = Promise.withResolvers<LevelledMp3>();
  (isPatient ? later : soon).push(() => inThread(order).then(resolve, reject));
  void workThrough();
  return promise;
}

async function workThrough(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (let next = soon.shift() ?? later.shift(); next; next = soon.shift() ?? later.shift()) {
    // oxlint-disable-next-line no-await-in-loop
    await next();
  }
  isWorking = false;
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
