import { expect, test } from '@jest/globals';
import { extended, nothingSelected, stillThere, toggled } from './selection.ts';

const order = [5, 3, 8, 1];

test('ticking twice is not ticking', () => {
  expect([...toggled(toggled(nothingSelected, 3), 3).ids]).toEqual([]);
});

test.each([
  [3, 1, [3, 8, 1]],
  [1, 5, [1, 5, 3, 8]],
])('a range goes from what was ticked last, %i, to %i, whichever comes first', (from, to, ticked) => {
  expect([...extended(toggled(nothingSelected, from), to, order).ids]).toEqual(ticked);
});

test('a range without a beginning is one tick', () => {
  expect([...extended(nothingSelected, 8, order).ids]).toEqual([8]);
});

test('what has gone is not ticked any more', () => {
  const two = toggled(toggled(nothingSelected, 3), 77);
  expect([...stillThere(two, order).ids]).toEqual([3]);
  const one = toggled(nothingSelected, 3);
  expect(stillThere(one, order)).toBe(one);
});
