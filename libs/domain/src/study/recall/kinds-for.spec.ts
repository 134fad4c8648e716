import { expect, test } from '@jest/globals';
import { type RecalledWord, recallKindsFor } from './kinds-for.ts';
import { type RecallSettings, usualRecall } from './kinds.ts';

const word = (change: Partial<RecalledWord> = {}): RecalledWord => ({
  image_id: 1,
  source_translation: 'dog',
  target_translation: 'Hund',
  streak: 0,
  can_be_heard: true,
  ...change,
});
const everything: RecallSettings = { listening: true, typing: true, strict: false };

test.each([
  [0, []],
  [1, ['sound_to_picture']],
  [2, ['sound_to_picture', 'typed', 'sound_to_typed']],
  [9, ['sound_to_picture', 'typed', 'sound_to_typed']],
  [null, ['sound_to_picture', 'typed', 'sound_to_typed']],
])('a word that was right on %s days in a row is asked by %j', (streak, kinds) => {
  expect(recallKindsFor(word({ streak }), everything)).toEqual(kinds);
});

test('as long as nothing was chosen, a word is asked as ever', () => {
  expect(recallKindsFor(word({ streak: 9 }), usualRecall)).toEqual([]);
  expect(recallKindsFor(word({ streak: null }), usualRecall)).toEqual([]);
});

test('each of the two can be chosen without the other', () => {
  expect(recallKindsFor(word({ streak: 2 }), { ...usualRecall, typing: true })).toEqual(['typed']);
  expect(recallKindsFor(word({ streak: 2 }), { ...usualRecall, listening: true })).toEqual(['sound_to_picture']);
});

test.each<[string, Partial<RecalledWord>, string[]]>([
  ['without a sound', { can_be_heard: false }, ['typed']],
  ['without a picture', { image_id: null }, ['typed', 'sound_to_typed']],
  ['without picture and source text', { image_id: null, source_translation: null }, ['sound_to_typed']],
  ['of signs alone', { target_translation: '+' }, ['sound_to_picture']],
])('a known word %s is asked in what is possible', (_, change, kinds) => {
  expect(recallKindsFor(word({ streak: 3, ...change }), everything)).toEqual(kinds);
});
