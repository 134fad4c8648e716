import { parentPort, workerData } from 'node:worker_threads';
import type { OutsideStory } from '@lexiroom/domain/interchange';
import type { LeavingDeck } from '../../file-formats/file-writer.ts';
import type { Answers, Asked, FromThread, ToMake, ToThread } from './messages.ts';
import { writers } from './writers.ts';

/** How often the thread says how far it is, in milliseconds. */
const tellEveryMs = 200;

const port = parentPort!;
const order = workerData as ToMake;
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
let lastId = 0;
let words = 0;
let toldAt = 0;

const tell = (message: FromThread) => port.postMessage(message);

port.on('message', (message: ToThread) => {
  const asked = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.type === 'answer') asked?.resolve(message.answer);
  else asked?.reject(new Error('What was asked for could not be read'));
});

function ask<What extends Asked>(what: What): Promise<Answers[What['type']]> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
    tell({ ...what, id });
  });
}

async function* decks(): AsyncGenerator<LeavingDeck, void> {
  for (;;) {
    const deck = await ask({ type: 'deck' });
    if (!deck) return;
    yield deck;
  }
}

async function* stories(): AsyncGenerator<OutsideStory, void> {
  for (;;) {
    const story = await ask({ type: 'story' });
    if (!story) return;
    yield story;
  }
}

function onWord(): void {
  words += 1;
  if (Date.now() - toldAt < tellEveryMs) return;
  toldAt = Date.now();
  tell({ type: 'progress', words });
}

/** What failed, and where; not in its own words, which may hold those of a deck. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const at = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return [error.name, ...(at ?? [])].join('\n');
}

try {
  const { name, deck_count, today, now, version } = order;
  const ending = await writers[order.format](
    order.place,
    {
      name,
      deck_count,
      today,
      now,
      version,
      decks: decks(),
      stories: stories(),
      media: (media) => ask({ type: 'media', name: media }),
      credit: (media) => ask({ type: 'credit', name: media }),
    },
    onWord,
    // Whoever cancels ends the thread.
    new AbortController().signal,
  );
  tell({ type: 'made', ending });
} catch (error) {
  tell({ type: 'failed', message: kindOf(error) });
}
port.close();
