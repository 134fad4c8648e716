import { expect, test } from '@jest/globals';
import { aStudy, aWord } from './study.fixture.ts';
import type { Study } from './study.ts';

test('the owner of one whole deck changes the deck itself; settings kept in this browser do not count there', () => {
  const { data, isOwnDeck } = aStudy({ settings: { option_count: 2 } });
  expect([isOwnDeck, data.option_count]).toEqual([true, 4]);
});

test.each([
  ['a visitor', { viewer: null }],
  ['somebody else', { viewer: 'leo' }],
  ['a study of two decks', { ids: ['12', '13'] }],
  ['a category', { type: 'category' }],
  ['a selection of words', { selection: { word_ids: [1], isFromSchedule: false } }],
] as const)('for %s the settings kept in this browser hold', (_, overrides) => {
  const { data, isOwnDeck } = aStudy({ ...overrides, settings: { option_count: 2, show_translation: false } });
  expect([isOwnDeck, data.option_count, data.show_translation]).toEqual([false, 2, false]);
});

const asked = ({ words }: Study) => words.map(({ word_id }) => word_id);

test('without a selection the words that have pictures are asked; a selection is asked whole, in the order of the deck', () => {
  const words = [aWord({ word_id: 1 }), aWord({ word_id: 2, image_path: null }), aWord({ word_id: 3 })];
  expect(asked(aStudy({ words }))).toEqual([1, 3]);
  expect(asked(aStudy({ words, selection: { word_ids: [3, 2], isFromSchedule: false } }))).toEqual([2, 3]);
});

test('of today the words are asked that the address names, and the others can be wrong options', () => {
  const words = [aWord({ word_id: 5, image_path: null }), aWord({ word_id: 3 }), aWord({ word_id: 4 })];
  const study = aStudy({ words, type: 'today', ids: ['5', '3'] });
  expect(asked(study)).toEqual([5, 3]);
  expect([study.isCustom, study.isOwnDeck, study.isTeacher]).toEqual([false, false, false]);
  expect(study.data.words).toHaveLength(3);
});

test('a selection and several decks are custom studies, a category is not', () => {
  expect(aStudy({}).isCustom).toBe(false);
  expect(aStudy({ type: 'category', ids: ['5', '6'] }).isCustom).toBe(false);
  expect(aStudy({ ids: ['12', '13'] }).isCustom).toBe(true);
  expect(aStudy({ selection: { word_ids: [1], isFromSchedule: true } }).isCustom).toBe(true);
});

test('a category is called by its own name', () => {
  expect(aStudy({ type: 'category' }).name).toBe('At home');
  expect(aStudy({}).name).toBe('Wild animals');
});
