import { beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Refusal, refuse } from '../refusals/refusal.ts';
import type { Utterance } from '../speech/speech-provider.ts';
import type { SoundRow } from './read-sounds.ts';
import { aheadLimits, SoundsAhead, type UnsaidWord } from './sounds-ahead.ts';

const [ada, bea] = [{ user_id: 1 }, { user_id: 2 }];
const words = (count: number, prefix: string, language: UnsaidWord['language'] = 'spanish') =>
  Array.from({ length: count }, (_, index) => ({ text: `${prefix}${index}`, language }));

let made: string[];
/** Whom each word was made for, to the voices. */
let callers: Set<string>;
/** Called before each word; what it gives back is the answer. */
let answer: (utterance: Utterance) => SoundRow | Refusal;
let running: number;
let mostRunning: number;

beforeEach(() => {
  [made, callers, running, mostRunning] = [[], new Set(), 0, 0];
  answer = () => ({}) as SoundRow;
  Logger.overrideLogger(false);
});

const sound = async (utterance: Utterance, caller: string) => {
  mostRunning = Math.max(mostRunning, ++running);
  await new Promise((resolve) => setImmediate(resolve));
  running -= 1;
  made.push(utterance.text);
  callers.add(caller);
  return answer(utterance);
};
const ahead = (makesSoundsAhead = true) =>
  new SoundsAhead({ makesSoundsAhead }, { hasVoice: (language) => language !== 'khmer' }, { sound });

/** Once nothing is made any more. */
async function idle(): Promise<string[]> {
  for (let before = -1; before !== made.length;) {
    before = made.length;
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  return made;
}

describe('when a deck is opened, its sounds are made', () => {
  test('one after the other, and all of them as one caller', async () => {
    ahead().opened(ada, words(3, 'a'));
    expect(made).toEqual([]);
    expect(await idle()).toEqual(['a0', 'a1', 'a2']);
    expect([mostRunning, [...callers]]).toEqual([1, ['ahead']]);
  });

  test('for two people in turn', async () => {
    const service = ahead();
    service.opened(ada, words(4, 'a'));
    service.opened(bea, words(2, 'b'));
    expect(await idle()).toEqual(['a0', 'a1', 'b0', 'a2', 'b1', 'a3']);
  });

  test('not for somebody without an account, nor where that is turned off', async () => {
    ahead().opened(undefined, words(3, 'a'));
    ahead(false).opened(ada, words(3, 'a'));
    expect(await idle()).toEqual([]);
  });

  test.each([
    ['poor voices', 'ร่ม', 'thai'],
    ['no voice', 'ឆ្កែ', 'khmer'],
    ['no vowels', 'כלב', 'hebrew'],
  ] as const)('not where there are %s: the browser says it', async (_, text, language) => {
    ahead().opened(ada, [
      { text, language },
      { text: 'perro', language: 'spanish' },
    ]);
    expect(await idle()).toEqual(['perro']);
  });
});

describe('nobody can keep the voices busy with it', () => {
  test('an opening has so many words made at most', async () => {
    ahead().opened(ada, words(aheadLimits.wordsOfOpening + 50, 'a'));
    expect(await idle()).toHaveLength(aheadLimits.wordsOfOpening);
  });

  test('who opens another deck leaves the one before', async () => {
    const service = ahead();
    service.opened(ada, words(100, 'a'));
    service.opened(ada, words(3, 'b'));
    expect(await idle()).toEqual(['a0', 'b0', 'b1', 'b2']);
  });

  test('an hour has so many words of one person at most, whatever others have', async () => {
    const service = ahead();
    const openings = Math.ceil(aheadLimits.wordsOfUserInHour / aheadLimits.wordsOfOpening) + 1;
    for (let opening = 0; opening < openings; opening++) {
      service.opened(ada, words(aheadLimits.wordsOfOpening, `${opening} `));
      await idle();
    }
    expect(made).toHaveLength(aheadLimits.wordsOfUserInHour);
    service.opened(bea, words(2, 'b'));
    expect(await idle()).toHaveLength(aheadLimits.wordsOfUserInHour + 2);
  });

  test('so many people wait at most', async () => {
    const service = ahead();
    for (let user_id = 1; user_id <= aheadLimits.users + 20; user_id++) {
      service.opened({ user_id }, words(2, `${user_id} `));
    }
    // The first word of the first one is under way already.
    expect(await idle()).toHaveLength(2 * aheadLimits.users);
  });

  test('a server that is busy is left alone, and so is one that fails', async () => {
    answer = () => refuse('RETRY');
    ahead().opened(ada, words(5, 'a'));
    expect(await idle()).toEqual(['a0']);
    answer = () => {
      throw new Error('no database');
    };
    ahead().opened(ada, words(5, 'b'));
    expect(await idle()).toEqual(['a0', 'b0']);
  });

  test('a word that cannot be said keeps no other from it', async () => {
    answer = ({ text }) => (text === 'a1' ? refuse('SOUND_FETCH_FAILED') : ({} as SoundRow));
    ahead().opened(ada, words(3, 'a'));
    expect(await idle()).toEqual(['a0', 'a1', 'a2']);
  });

  test('with the server it ends', async () => {
    const service = ahead();
    service.opened(ada, words(50, 'a'));
    service.onApplicationShutdown();
    expect(await idle()).toEqual(['a0']);
  });
});
