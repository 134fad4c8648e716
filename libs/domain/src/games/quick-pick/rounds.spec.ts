import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { words } from './quick-pick.fixture.ts';
import { quickPick } from './quick-pick.ts';
import { type Round, roundAfter, shownWords } from './rounds.ts';
import { defaultSettings, wordLimits } from './settings.ts';

const rounds = (count: number, { of = 8, seed = 1 } = {}): Round[] => {
  const source = { words: shownWords(words(of)), seed };
  const played: Round[] = [];
  while (played.length < count) played.push(roundAfter(source, played)!);
  return played;
};

test('every word is asked once before one is asked again, and never the same twice in a row', () => {
  const asked = rounds(40).map(({ word_id }) => word_id);
  for (let turn = 0; turn < 4; turn++) expect(new Set(asked.slice(turn * 8, turn * 8 + 7)).size).toBe(7);
  const times = Map.groupBy(asked, (word_id) => word_id);
  for (const list of times.values()) expect(Math.abs(list.length - 5)).toBeLessThanOrEqual(1);
  for (const [index, word_id] of asked.entries()) expect(asked[index + 1]).not.toBe(word_id);
});

test('the same seed asks the same, another one something else', () => {
  expect(rounds(10)).toEqual(rounds(10));
  expect(rounds(10)).not.toEqual(rounds(10, { seed: 2 }));
});

test('four options that differ, the right one at every place', () => {
  const all = [1, 2, 3, 4, 5].flatMap((seed) => rounds(60, { seed }));
  for (const { option_word_ids, correct_option, word_id } of all) {
    expect(new Set(option_word_ids).size).toBe(4);
    expect(option_word_ids[correct_option]).toBe(word_id);
  }
  for (const place of [0, 1, 2, 3])
    expect(all.filter(({ correct_option }) => correct_option === place).length / all.length).toBeGreaterThan(0.18);
});

const prepare = (list: ReturnType<typeof words>) => quickPick.prepare(list, defaultSettings, seededRandom(1));

test('four words can be played, three cannot', () => {
  expect(prepare(words(4))).toMatchObject({ set_up: { words: { length: 4 } } });
  expect(prepare(words(3))).toEqual({ refusal: 'NOT_ENOUGH_WORDS' });
});

test('words that are all the same make no game', () => {
  const same = words(6).map((word) => ({ ...word, image_id: 1, target_translation: 'neko' }));
  expect(prepare(same)).toEqual({ refusal: 'NOT_ENOUGH_WORDS' });
});

test('a word that has no wrong option beside it is left out of the rounds', () => {
  const odd = words(4).map((word, index) =>
    index === 0 ? word : { ...word, image_id: 9, target_translation: 'neko' },
  );
  const source = { words: shownWords([...odd, ...words(8).slice(4)]), seed: 3 };
  const played: Round[] = [];
  while (played.length < 20) played.push(roundAfter(source, played)!);
  for (const { option_word_ids } of played) expect(option_word_ids.length).toBeGreaterThan(1);
});

test('of more words than a session keeps, some are taken at random', () => {
  const prepared = prepare(words(wordLimits.most + 50));
  expect(prepared).toMatchObject({ set_up: { words: { length: wordLimits.most } } });
});
