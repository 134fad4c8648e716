import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { longestWaitMs } from './sound-files.ts';
import { stopSound, useSound } from './sound.ts';
import { turnSound } from './sound-switch.ts';
import { fakeVoices, type Spoken } from './browser-voice.fixture.ts';

const dog = { word_id: 1, target_translation: 'いぬ', sound_path: null };
const cat = { word_id: 2, target_translation: 'ねこ', sound_path: null };
let browser: ReturnType<typeof fakeVoices>;

beforeEach(() => {
  jest.useFakeTimers();
  browser = fakeVoices(['ja-JP', 'en-GB']);
});
afterEach(() => {
  cleanup();
  stopSound();
  turnSound(true);
  jest.useRealTimers();
});

const hear = (has_speech = false) => renderHook(() => useSound({ has_speech })).result;
const told = () => act(() => browser.tellVoices());
/** The newest that was said, once the page has come to it. */
async function newest(): Promise<Spoken> {
  await jest.advanceTimersByTimeAsync(0);
  return browser.spoken.at(-1)!;
}

test('words can be said once the browser has told its voices, in the languages they speak', () => {
  const sound = hear();
  expect(sound.current.canSay(dog, 'japanese')).toBe(false);
  told();
  expect(sound.current.canSay(dog, 'japanese')).toBe(true);
  expect(sound.current.canSay(dog, 'thai')).toBe(false);
});

test('a word with a sound of its own needs no voice', () => {
  expect(hear().current.canSay({ ...dog, sound_path: '/media/1.mp3' }, 'thai')).toBe(true);
});

test('a word is said in its language, and the promise ends with it', async () => {
  const sound = hear();
  told();
  const said = sound.current.say(dog, 'japanese');
  const speech = await newest();
  expect(speech).toMatchObject({ text: 'いぬ', lang: 'ja-JP' });
  speech.start();
  await jest.advanceTimersByTimeAsync(longestWaitMs * 2);
  speech.end();
  expect(await said).toBe('said');
});

test('a word that is asked for before the voices are told waits for them', async () => {
  const sound = hear();
  void sound.current.say(dog, 'japanese');
  await jest.advanceTimersByTimeAsync(100);
  expect(browser.spoken).toEqual([]);
  told();
  expect((await newest()).text).toBe('いぬ');
});

test('one word is said at a time: the newest', async () => {
  const sound = hear();
  told();
  const first = sound.current.say(dog, 'japanese');
  const speech = await newest();
  const before = browser.cancelled();
  void sound.current.say(cat, 'japanese');
  expect(browser.cancelled()).toBeGreaterThan(before);
  speech.fail('interrupted');
  expect(await first).toBe('said');
  expect((await newest()).text).toBe('ねこ');
});

test('of two that are asked for before the voices are told, only the newer is said', async () => {
  const sound = hear();
  void sound.current.say(dog, 'japanese');
  void sound.current.say(cat, 'japanese');
  told();
  await newest();
  expect(browser.spoken.map(({ text }) => text)).toEqual(['ねこ']);
});

test.each(['not-allowed', 'network', 'synthesis-failed'])(
  'a browser that refuses (%s) fails in silence',
  async (error) => {
    const sound = hear();
    told();
    const said = sound.current.say(dog, 'japanese');
    (await newest()).fail(error);
    expect(await said).toBe('failed');
  },
);

test('what does not begin within four seconds has failed', async () => {
  const sound = hear();
  told();
  const said = sound.current.say(dog, 'japanese');
  await newest();
  await jest.advanceTimersByTimeAsync(longestWaitMs);
  expect(await said).toBe('failed');
});

test('a language without a voice fails', async () => {
  const sound = hear();
  told();
  expect(await sound.current.say(dog, 'thai')).toBe('failed');
  expect(browser.spoken).toEqual([]);
});

test('when sounds are off nothing is said, and no icon offers it', async () => {
  const sound = hear();
  told();
  act(() => turnSound(false));
  expect(sound.current.canSay(dog, 'japanese')).toBe(false);
  expect(await sound.current.say(dog, 'japanese')).toBe('failed');
  expect(browser.spoken).toEqual([]);
  act(() => turnSound(true));
  expect(sound.current.canSay(dog, 'japanese')).toBe(true);
});

test('turning sounds off ends what is being said', async () => {
  const sound = hear();
  told();
  void sound.current.say(dog, 'japanese');
  await newest();
  const before = browser.cancelled();
  act(() => turnSound(false));
  expect(browser.cancelled()).toBeGreaterThan(before);
});

describe('where the server speaks', () => {
  const asked: string[] = [];
  let status: number;
  beforeEach(() => {
    asked.length = 0;
    status = 404;
    globalThis.fetch = (address) => {
      asked.push(address as string);
      const body = { errDesc: 'Sound fetch failed', code: 'SOUND_FETCH_FAILED' };
      return Promise.resolve({ ok: false, status, json: () => Promise.resolve(body) } as Response);
    };
  });

  test('every word can be said, and is asked for with its id', async () => {
    const sound = hear(true);
    expect(sound.current.canSay(dog, 'swahili')).toBe(true);
    told();
    await sound.current.say({ ...dog, word_id: 10 }, 'swahili');
    expect(asked).toEqual(['/api/word_sound/10']);
  });

  test('a word that it cannot say is said by the browser, and not asked for again', async () => {
    const sound = hear(true);
    told();
    void sound.current.say({ ...dog, word_id: 11 }, 'japanese');
    await newest();
    void sound.current.say({ ...dog, word_id: 11 }, 'japanese');
    await newest();
    expect(browser.spoken.map(({ text }) => text)).toEqual(['いぬ', 'いぬ']);
    expect(asked).toHaveLength(1);
  });

  test('a server that is busy is asked again the next time', async () => {
    status = 503;
    const sound = hear(true);
    await sound.current.preload([{ ...dog, word_id: 12 }], 'japanese');
    await sound.current.preload([{ ...dog, word_id: 12 }], 'japanese');
    expect(asked).toHaveLength(2);
  });

  test('a server that does not answer within four seconds is not waited for', async () => {
    globalThis.fetch = (_, options) =>
      new Promise((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    const sound = hear(true);
    told();
    void sound.current.say({ ...dog, word_id: 13 }, 'japanese');
    await jest.advanceTimersByTimeAsync(longestWaitMs - 1);
    expect(browser.spoken).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect((await newest()).text).toBe('いぬ');
  });

  test('what it says poorly the browser says, if it can', async () => {
    browser = fakeVoices(['th-TH']);
    const sound = hear(true);
    told();
    void sound.current.say({ ...dog, word_id: 14 }, 'thai');
    expect((await newest()).lang).toBe('th-TH');
    expect(asked).toEqual([]);
    void sound.current.say({ ...dog, word_id: 14 }, 'lao');
    await newest();
    expect(asked).toEqual(['/api/word_sound/14']);
  });

  test('Hebrew without its vowels is the browser’s alone to say, with them the server is asked', async () => {
    const [bare, pointed] = ['כלב', 'כֶּלֶב'].map((target_translation, index) => ({
      word_id: 18 + index,
      target_translation,
      sound_path: null,
    }));
    const sound = hear(true);
    told();
    expect([sound.current.canSay(bare!, 'hebrew'), sound.current.canSay(pointed!, 'hebrew')]).toEqual([false, true]);
    expect(await sound.current.say(bare!, 'hebrew')).toBe('failed');
    expect(asked).toEqual([]);
    void sound.current.say(pointed!, 'hebrew');
    await newest();
    expect(asked).toEqual(['/api/word_sound/19']);
    browser = fakeVoices(['he-IL']);
    const withVoice = hear(true);
    told();
    expect(withVoice.current.canSay(bare!, 'hebrew')).toBe(true);
    void withVoice.current.say(bare!, 'hebrew');
    expect((await newest()).text).toBe('כלב');
  });

  test('the words that come next are asked for ahead, unless they have a sound', async () => {
    const words = [15, 16].map((word_id) => ({ ...dog, word_id }));
    await hear(true).current.preload(words, 'japanese');
    expect(asked).toEqual(['/api/word_sound/15', '/api/word_sound/16']);
  });

  test('when sounds are off nothing is asked for', async () => {
    const sound = hear(true);
    act(() => turnSound(false));
    await sound.current.preload([{ ...dog, word_id: 17 }], 'japanese');
    await sound.current.say({ ...dog, word_id: 17 }, 'japanese');
    expect(asked).toEqual([]);
  });
});
