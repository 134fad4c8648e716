import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { refused, serve } from '../api/server.fixture.ts';
import { FakeCaches } from '../offline/worker/caches.fixture.ts';
import { deckData } from '../study/study.fixture.ts';
import { readSentences } from './read-sentences.ts';
import { aSentence } from './sentences.fixture.ts';

const read = (deck_ids: readonly number[], class_id?: number) =>
  readSentences({ deck_ids, class_id, username: 'olga' }, new AbortController().signal);
const served = () => ({ body: { sentences: [aSentence()], calendar: deckData().calendar } });

test('a category without a deck has no sentences, and asks for none', async () => {
  const calls = serve(() => 'no connection');
  expect(await read([])).toEqual({ sentences: [], calendar: null });
  expect(calls).toEqual([]);
});

test('without a network they come as they were kept; of what was never read the call’s failure is told', async () => {
  serve(served);
  const online = await read([12, 7]);
  serve(() => 'no connection');
  expect(await read([12, 7])).toEqual(online);
  await expect(read([12])).rejects.toThrow();
});

test('what the server refuses is not shown as it was kept', async () => {
  serve(served);
  await read([31]);
  serve(() => refused(404, 'NOT_FOUND'));
  await expect(read([31])).rejects.toThrow();
});

test('by the schedule of a class they are another reading', async () => {
  const calls = serve(served);
  await read([40], 3);
  expect(calls[0]?.path).toBe('/api/sentences/search?id=40&class_id=3');
  serve(() => 'no connection');
  await expect(read([40])).rejects.toThrow();
});

const image = (place: number) => ({ sentence_image_id: place, image_id: place, image_path: `/media/images/${place}.webp`, sentence_image_text: null, submitted_by: null, highlighted: false }); // prettier-ignore
const later = () => jest.advanceTimersByTimeAsync(1000);

describe('for a time without network', () => {
  const illustrated = aSentence({
    images: [image(1), image(2)],
    sound_path: '/media/sounds/1.mp3',
    extra_sound_path: '/media/sounds/2.mp3',
  });
  const files = ['/media/images/1.webp', '/media/images/2.webp', '/media/sounds/1.mp3', '/media/sounds/2.mp3'];
  let kept: FakeCaches;
  beforeEach(() => {
    kept = new FakeCaches();
    Object.assign(globalThis, { caches: kept });
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const keptFiles = () => [...kept.kept.values()].flatMap((entries) => [...entries.keys()]);

  test('pictures and sounds are fetched for whoever has a schedule, once the page had time for its own', async () => {
    const calls = serve(
      ({ path }) =>
      path.startsWith('/api') ? { body: { sentences: [illustrated, aSentence()], calendar: deckData().calendar } } : { body: null }, // prettier-ignore
    );
    await read([50]);
    expect(keptFiles()).toEqual([]);
    await later();
    expect(keptFiles().toSorted()).toEqual(files);
    await read([50]);
    await later();
    expect(calls.filter(({ path }) => path.startsWith('/media'))).toHaveLength(4);
  });

  test('nothing is fetched for a visitor', async () => {
    const calls = serve(() => ({ body: { sentences: [illustrated], calendar: null } }));
    await read([51]);
    await later();
    expect(calls).toHaveLength(1);
  });
});
