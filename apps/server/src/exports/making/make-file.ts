import type { MediaName, OutsideCredit, OutsideStory } from '@lexiroom/domain/interchange';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LeavingDeck } from '../../file-formats/file-writer.ts';
import type { Asked, FromThread, ToMake, ToThread } from './messages.ts';

/** Beside this file, as it is or built. */
const entry = path.join(import.meta.dirname, `make-file.worker${path.extname(import.meta.filename)}`);
/** What the thread may take of the memory, in megabytes: one deck and one medium at a time are far less. */
const mostMemoryMb = 512;

/** Where the thread's file comes from. */
export interface Source {
  decks: AsyncIterator<LeavingDeck, void>;
  stories: AsyncIterator<OutsideStory, void>;
  media(name: MediaName): Promise<Uint8Array | undefined>;
  credit(name: MediaName): OutsideCredit | undefined;
}

/**
 * Writes a file in a thread of its own, and gives the ending of its name, such as 'apkg'. What goes into it is read here, one
 * piece at a time, when the thread asks for it. @throws when it failed or was aborted; then a part of it may lie at its place
 */
export async function makeFile(
  order: ToMake,
  source: Source,
  onProgress: (words: number) => void,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(entry, {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  const send = (message: ToThread, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.once('error', reject).once('exit', () => reject(new Error('The thread that makes a file has ended.')));
      worker.on('message', (message: FromThread) => {
        switch (message.type) {
          case 'progress':
            return onProgress(message.words);
          case 'made':
            return resolve(message.ending);
          case 'failed':
            return reject(new Error(message.message));
          case 'deck':
          case 'story':
          case 'media':
          case 'credit':
            return void answer(source, message).then(
              ({ answer: told, transfer }) => send({ type: 'answer', id: message.id, answer: told }, transfer),
              (error: Error) => {
                send({ type: 'no answer', id: message.id });
                reject(error);
              },
            );
        }
      });
    });
  } finally {
    // Then nobody writes to the file any more.
    await worker.terminate();
  }
}

async function answer(
  source: Source,
  asked: Asked,
): Promise<{ answer: LeavingDeck | OutsideStory | Uint8Array | OutsideCredit | undefined; transfer: ArrayBuffer[] }> {
  switch (asked.type) {
    case 'deck':
    case 'story': {
      const next = await (asked.type === 'deck' ? source.decks : source.stories).next();
      return { answer: next.done ? undefined : next.value, transfer: [] };
    }
    case 'media': {
      const bytes = await source.media(asked.name);
      if (!bytes) return { answer: undefined, transfer: [] };
      // A copy that is the thread's alone: small files share their memory with others.
      const own = new Uint8Array(bytes);
      return { answer: own, transfer: [own.buffer] };
    }
    case 'credit':
      return { answer: source.credit(asked.name), transfer: [] };
  }
}
