import { expect, test } from '@jest/globals';
import { seededRandom } from '../chance/index.ts';
import type { LanguageId } from '../languages/index.ts';
import { prepareQuestions } from './questions.ts';
import { words } from './session.fixture.ts';

const settings = { kinds: ['text_to_picture', 'picture_to_text'] as const, questions: 20, option_count: 4 as const };
const prepare = (change: object = {}, count = 30, seed = 1) =>
  prepareQuestions(words(count), { ...settings, kinds: [...settings.kinds], ...change }, seededRandom(seed));

test('a quiz asks as many words as wanted, each once, and all of them when there are fewer', () => {
  expect(prepare()).toHaveLength(20);
  expect(new Set(prepare().map(({ word }) => word.word_id)).size).toBe(20);
  expect(prepare({}, 6)).toHaveLength(6);
});

test('the right option is where the question says, and no other option is that word', () => {
  for (const { options, correct_option, word } of prepare()) {
    expect(options).toHaveLength(4);
    expect(options.map(({ word_id }) => word_id).indexOf(word.word_id)).toBe(correct_option);
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
  }
});

test('the right option comes at every place, and both kinds in equal shares', () => {
  const questions = Array.from({ length: 20 }, (_, seed) => prepare({}, 30, seed)).flat();
  for (const place of [0, 1, 2, 3]) {
    const share = questions.filter(({ correct_option }) => correct_option === place).length / questions.length;
    expect(share).toBeGreaterThan(0.18);
  }
  const pictures = prepare({ questions: 5 }).filter(({ kind }) => kind === 'picture_to_text').length;
  expect([2, 3]).toContain(pictures);
});

test.each([2, 3, 4] as const)('%i options when so many are wanted', (option_count) =>
  expect(prepare({ option_count }).every(({ options }) => options.length === option_count)).toBe(true),
);

test('words without a picture are not asked, and three words make no quiz', () => {
  expect(prepare({}, 3)).toEqual([]);
  const blind = words(5).map((word, index) => (index < 2 ? { ...word, image_path: null } : word));
  expect(prepareQuestions(blind, { ...settings, kinds: [...settings.kinds] }, seededRandom(1))).toEqual([]);
});

test.each<[LanguageId, string[]]>([
  ['english_uk', ['+', '−', '×', '÷']],
  ['chinese', ['mā', 'má', 'mǎ', 'mà']],
  ['french', ['ou', 'où', 'a', 'à']],
])('four words of %s that differ by a sign are enough for a quiz, each beside all others', (target_language, texts) => {
  const deck = words(4).map((word, index) => ({ ...word, target_language, target_translation: texts[index]! }));
  const questions = prepareQuestions(deck, { ...settings, kinds: [...settings.kinds] }, seededRandom(1));
  expect(questions.map(({ options }) => options.map(({ text }) => text).toSorted())).toEqual(
    Array(4).fill(texts.toSorted()),
  );
});
