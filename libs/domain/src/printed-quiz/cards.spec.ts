import { expect, test } from '@jest/globals';
import { cardSheets } from './cards.ts';

test('a card turned over its long edge shows its own back', () => {
  const [sheet, last, ...others] = cardSheets(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 2, 3);
  expect(sheet).toEqual({ front: ['a', 'b', 'c', 'd', 'e', 'f'], back: ['b', 'a', 'd', 'c', 'f', 'e'] });
  expect(last).toEqual({ front: ['g', null, null, null, null, null], back: [null, 'g', null, null, null, null] });
  expect(others).toEqual([]);
});

test('with three columns the middle one stays where it is', () => {
  expect(cardSheets([1, 2, 3], 3, 1)).toEqual([{ front: [1, 2, 3], back: [3, 2, 1] }]);
});
