import { expect, test } from '@jest/globals';
import { goalDone } from './goal.ts';
import { isKnown } from './known.ts';

test('a goal of words counts words, one of minutes whole minutes', () => {
  const today = { words: 12, ms: 239_999 };
  expect(goalDone({ kind: 'words' }, today)).toBe(12);
  expect(goalDone({ kind: 'minutes' }, today)).toBe(3);
});

test('a word is known after two right days in a row', () => {
  expect([0, 1, 2, 3].map((streak) => isKnown({ streak }))).toEqual([false, false, true, true]);
});
