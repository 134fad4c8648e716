import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { words } from '../fixtures/index.ts';
import { askingPage, optionPool } from './asking.ts';
import { recallPage } from './recall-page.ts';
import type { StudyWord } from './page.ts';

/** The pages that ask for the first of some words, by 400 seeds. */
const pages = (some: StudyWord[], option_count: 2 | 3 | 4 = 4) => {
  const choices = optionPool(some, option_count);
  return Array.from({ length: 400 }, (_, seed) => askingPage(some[0]!, choices, seededRandom(seed)));
};
const questions = (some: StudyWord[], option_count?: 2 | 3 | 4) =>
  pages(some, option_count).filter((page) => page.type === 'question');
const kinds = (some: StudyWord[]) =>
  new Set(pages(some).map((page) => (page.type === 'question' ? page.kind : page.type)));

const blind = { image_id: null };
const mute = { image_id: null, source_translation: null };

test.each([2, 3, 4] as const)(
  '%i options when so many are wanted, the asked word one of them, none twice',
  (option_count) => {
    for (const { option_word_ids, word_id } of questions(words(12), option_count)) {
      expect(new Set(option_word_ids).size).toBe(option_count);
      expect(option_word_ids).toContain(word_id);
    }
  },
);

test('the asked word stands at every place equally often', () => {
  const places = questions(words(12)).map(({ option_word_ids, word_id }) => option_word_ids.indexOf(word_id));
  for (const place of [0, 1, 2, 3]) {
    expect(Math.abs(places.filter((found) => found === place).length - 100)).toBeLessThan(30);
  }
});

test('half of the questions ask from the text, half from the picture', () => {
  const fromText = questions(words(12)).filter(({ kind }) => kind === 'text_to_picture').length;
  expect(Math.abs(fromText - 200)).toBeLessThan(40);
});

test('where only the asked word has a picture, there are none to choose from', () => {
  expect(kinds([...words(1), ...words(5, blind).slice(1)])).toEqual(new Set(['picture_to_text']));
});

test('pictures to choose from all exist', () => {
  const some = [...words(4), ...words(12, blind).slice(4)];
  const shown = questions(some).filter(({ kind }) => kind === 'text_to_picture');
  expect(shown.length).toBeGreaterThan(0);
  for (const { option_word_ids } of shown) expect(new Set(option_word_ids)).toEqual(new Set([1, 2, 3, 4]));
});

test('a word without a picture is asked by its source text, and no option means the same', () => {
  const some = words(6, blind).map((word) => (word.word_id < 3 ? { ...word, source_translation: 'big' } : word));
  expect(kinds(some)).toEqual(new Set(['picture_to_text']));
  for (const { option_word_ids } of questions(some)) expect(option_word_ids).not.toContain(2);
});

test('a word that can be shown neither by picture nor by source text is asked by card', () => {
  expect(pages([...words(1, mute), ...words(5).slice(1)])[0]).toEqual({
    type: 'flashcard',
    word_id: 1,
    is_repeated: false,
    given: null,
  });
});

test('one word alone is asked by card; of two words there are two options', () => {
  expect(kinds(words(1))).toEqual(new Set(['flashcard']));
  for (const { option_word_ids } of questions(words(2))) expect(new Set(option_word_ids)).toEqual(new Set([1, 2]));
});

test('words that only a mark tells apart are asked beside each other', () => {
  const tones = ['mā', 'má', 'mǎ', 'mà'].map((target_translation, index) => ({
    ...words(4)[index]!,
    target_language: 'chinese' as const,
    target_translation,
  }));
  for (const { option_word_ids } of questions(tones)) expect(new Set(option_word_ids)).toEqual(new Set([1, 2, 3, 4]));
  expect(questions(tones)).toHaveLength(400);
});

test('words that all read alike or look alike are asked by card', () => {
  expect(kinds(words(5, { target_translation: 'Boot' }))).toEqual(new Set(['flashcard']));
  expect(kinds(words(5, { image_id: 7 }))).toEqual(new Set(['flashcard']));
});

test('of 400 words any may become a wrong option, not only the first 255', () => {
  const seen = new Set(questions(words(400)).flatMap(({ option_word_ids }) => option_word_ids));
  expect(Math.max(...seen)).toBeGreaterThan(256);
});

/** In which kinds the first of some words is asked, by 400 seeds. */
const recalled = (some: StudyWord[]) => {
  const choices = optionPool(some, 4);
  const found = Array.from({ length: 400 }, (_, seed) => recallPage(some[0]!, choices, seededRandom(seed)));
  return Map.groupBy(found, (page) => (page.type === 'flashcard' ? page.type : page.kind));
};

test('a word that is asked in no other kind is asked as ever, by the same chance', () => {
  const choices = optionPool(words(12), 4);
  for (let seed = 0; seed < 50; seed++) {
    expect(recallPage(words(12)[0]!, choices, seededRandom(seed))).toEqual(
      askingPage(words(12)[0]!, choices, seededRandom(seed)),
    );
  }
});

test('what can be typed is typed, from its picture as often as from its sound', () => {
  const found = recalled(words(5, { recall: ['sound_to_picture', 'typed', 'sound_to_typed'] }));
  expect(new Set(found.keys())).toEqual(new Set(['typed', 'sound_to_typed']));
  expect(Math.abs(found.get('typed')!.length - 200)).toBeLessThan(40);
  expect(recalled(words(1, { recall: ['typed'] })).get('typed')).toHaveLength(400);
});

test('what can be listened to is asked by its sound as often as in each of the other kinds', () => {
  const found = recalled(words(12, { recall: ['sound_to_picture'] }));
  for (const kind of ['sound_to_picture', 'text_to_picture', 'picture_to_text'] as const)
    expect(Math.abs(found.get(kind)!.length - 133)).toBeLessThan(35);
  for (const page of found.get('sound_to_picture')!)
    expect(page).toMatchObject({ type: 'question', option_word_ids: expect.arrayContaining([1]) });
});

test('without other pictures to choose from, nothing is listened to', () => {
  const some = [...words(1, { recall: ['sound_to_picture'] }), ...words(5, blind).slice(1)];
  expect(new Set(recalled(some).keys())).toEqual(new Set(['picture_to_text']));
});
