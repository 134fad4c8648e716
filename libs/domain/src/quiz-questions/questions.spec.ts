import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '../chance/index.ts';
import type { LanguageId } from '../languages/index.ts';
import { countAskable, countByKind } from './askable.ts';
import { prepareQuestions } from './questions.ts';
import { words } from './words.fixture.ts';
import type { QuizKind } from './settings.ts';

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

test('three words make no quiz', () => expect(prepare({}, 3)).toEqual([]));

/** So many words with pictures, and so many with cards; those of an odd `word_id` have no translation. */
const mixed = (pictures: number, cards: number) =>
  words(pictures + cards).map((word, index) => {
    if (index < pictures) return word;
    return { ...word, image_id: null, source_translation: word.word_id % 2 ? null : `meaning ${word.word_id}` };
  });

const both = [...settings.kinds];
const asked = (list: ReturnType<typeof mixed>, kinds: QuizKind[], seed: number, questions = 100) =>
  prepareQuestions(list, { kinds, questions, option_count: 4 }, seededRandom(seed));

describe('a word without a picture, for which a word card stands', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);

  test('is asked by its card, which shows what it means, and never looked for among pictures', () => {
    for (const seed of seeds) {
      const list = mixed(10, 10);
      const questions = asked(list, both, seed);
      expect(questions).toHaveLength(15);
      for (const { kind, word, options } of questions) {
        if (word.image_id === null)
          expect([kind, word.source_translation]).toEqual(['picture_to_text', expect.any(String)]);
        if (kind === 'picture_to_text') continue;
        for (const { word_id } of options) expect(list.find((one) => one.word_id === word_id)!.image_id).not.toBeNull();
      }
    }
  });

  test('is left out where only pictures are looked for; what is left has to be enough', () => {
    for (const seed of seeds) {
      const questions = asked(mixed(5, 10), ['text_to_picture'], seed);
      expect(questions.map(({ word }) => word.image_id).filter((id) => id === null)).toEqual([]);
      expect(questions).toHaveLength(5);
    }
    expect(asked(mixed(3, 10), ['text_to_picture'], 1)).toEqual([]);
  });

  test('leaves the only word with a picture to be asked by it', () => {
    for (const seed of seeds) expect(asked(mixed(1, 8), both, seed)).toHaveLength(5);
  });

  test('takes a share of the other kind rather than none', () => {
    for (const seed of seeds) expect(asked(mixed(2, 24), both, seed, 12)).toHaveLength(12);
  });

  test('stands beside no word that means the same: both would be right', () => {
    for (const seed of seeds) {
      const twins = mixed(0, 12).map((word, index) => ({
        ...word,
        source_translation: index < 6 ? 'same' : `other ${index}`,
      }));
      for (const { word, options } of asked(twins, ['picture_to_text'], seed)) {
        const beside = options.filter(({ word_id }) => word_id !== word.word_id);
        const meanings = beside.map(({ word_id }) => twins.find((one) => one.word_id === word_id)!.source_translation);
        expect(meanings).not.toContain(word.source_translation);
      }
    }
  });

  test.each([
    [both, { askable: 15, left_out: 5 }],
    [['picture_to_text'], { askable: 15, left_out: 5 }],
    [['text_to_picture'], { askable: 10, left_out: 10 }],
  ] as [QuizKind[], object][])('counts beforehand for %j', (kinds, counted) => {
    expect(countAskable(mixed(10, 10), kinds)).toEqual(counted);
  });
});

test('each kind of question is counted beforehand, by the words that it can ask', () => {
  const list = mixed(10, 10).map((word, index) => ({
    ...word,
    target_translation: index === 0 ? '…' : word.target_translation,
    sound_path: index < 12 ? `/media/sounds/${index}.mp3` : null,
  }));
  expect(countByKind(list)).toEqual({ text_to_picture: 10, picture_to_text: 15, sound_to_text: 12, typed: 14 });
  const kinds = ['picture_to_text', 'sound_to_text', 'typed'] as const;
  const questions = prepareQuestions(list, { kinds: [...kinds], questions: 9, option_count: 4 }, seededRandom(2));
  expect(kinds.map((kind) => questions.filter((question) => question.kind === kind).length)).toEqual([3, 3, 3]);
});

test('a word beside which no other would be wrong is not asked, and one beside which a single one would be is', () => {
  // Each holds the first as a whole word; the second and the third hold each other as well.
  const texts = ['egg', 'fried egg', 'my fried egg', 'egg cup'];
  const deck = words(4).map((word, index) => ({ ...word, target_translation: texts[index]! }));
  const questions = prepareQuestions(deck, { ...settings, kinds: [...settings.kinds] }, seededRandom(1));
  const options = questions.map(({ word, options: shown }) => [word.target_translation, shown.length] as const);
  expect(Object.fromEntries(options)).toEqual({ 'fried egg': 2, 'my fried egg': 2, 'egg cup': 3 });
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
