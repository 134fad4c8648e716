import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aWord } from '../../../study/study.fixture.ts';
import { loadMedia, mostPictures, soundsWaitMs } from './media-load.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const words = (count: number) => Array.from({ length: count }, (_, place) => aWord({ word_id: place + 1 }));
const pause = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const both = { pictures: true, sounds: true };
const started: typeof loadMedia = (...what) => {
  const load = loadMedia(...what);
  load.start();
  return load;
};
const silent = { preload: async () => undefined };

/** Pictures that come when they are let, or do not come. */
function server() {
  const asked: string[] = [];
  const waiting = new Map<string, { come: () => void; fail: (reason: Error) => void }>();
  return {
    asked,
    fetch: (path: string) => {
      asked.push(path);
      return new Promise<void>((come, fail) => void waiting.set(path, { come, fail }));
    },
    come: (word_id: number) => waiting.get(`/media/images/${word_id}.webp`)!.come(),
    fail: (word_id: number) => waiting.get(`/media/images/${word_id}.webp`)!.fail(new Error('gone')),
  };
}

test('the way of the pictures and sounds is told, and that all of them are there', async () => {
  const { fetch, come } = server();
  const load = started(words(2), both, silent, fetch);
  const states: string[] = [];
  load.subscribe(() => states.push(`${load.progress().loaded}/${load.progress().total} ${load.progress().state}`));
  await pause();
  come(1);
  await pause();
  expect(load.progress()).toEqual({ state: 'loading', loaded: 2, total: 3 });
  come(2);
  await pause();
  expect(load.progress()).toEqual({ state: 'ready', loaded: 3, total: 3 });
  expect(states[0]).toBe('1/3 loading');
});

test('nothing is fetched before the load is started, and what was asked for once is not asked for again', async () => {
  const { asked, fetch } = server();
  const load = loadMedia(words(2), both, silent, fetch);
  await pause();
  expect(asked).toEqual([]);
  load.start();
  load.start();
  await pause();
  expect(asked).toHaveLength(2);
});

test('at most 255 pictures are fetched before a game, each once', async () => {
  const { asked, fetch } = server();
  started([...words(300), aWord({ word_id: 301, image_path: '/media/images/1.webp' })], both, silent, fetch);
  await pause();
  expect(asked).toHaveLength(mostPictures);
  expect(new Set(asked).size).toBe(255);
});

test('sounds that do not come are waited for 4000 ms, and are no failure', async () => {
  const { fetch, come } = server();
  const load = started(words(1), both, { preload: () => new Promise(() => undefined) }, fetch);
  come(1);
  await pause(soundsWaitMs - 1);
  expect(load.progress().state).toBe('loading');
  await pause(1);
  expect(load.progress().state).toBe('ready');
  expect(soundsWaitMs).toBe(4000);
});

test('pictures that do not come are a failure once all others are there; they can be fetched again', async () => {
  const { asked, fetch, come, fail } = server();
  const load = started(words(3), { pictures: true, sounds: false }, silent, fetch);
  fail(2);
  come(1);
  await pause();
  expect(load.progress().state).toBe('loading');
  come(3);
  await pause();
  expect(load.progress()).toEqual({ state: 'failed', loaded: 2, total: 3 });
  load.retry();
  expect(load.progress().state).toBe('loading');
  expect(asked.slice(3)).toEqual(['/media/images/2.webp']);
  come(2);
  await pause();
  expect(load.progress().state).toBe('ready');
});

test('a game that needs neither, or words without pictures, waits for nothing', () => {
  const nothing = { pictures: false, sounds: false };
  expect(started(words(5), nothing, silent, server().fetch).progress().state).toBe('ready');
  const wordsOnly = words(5).map((word) => ({ ...word, image_path: null }));
  expect(started(wordsOnly, { ...nothing, pictures: true }, silent, server().fetch).progress().state).toBe('ready');
});
