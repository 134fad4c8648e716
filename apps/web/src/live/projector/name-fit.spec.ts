import { expect, test } from '@jest/globals';
import { fitNames, type NameBoard } from './name-fit.ts';

/** Names of one width, in a box of 1000 × 200 pixels; a row is as high as two letters, and one lies between two. */
function board(names: number, change: Partial<NameBoard> = {}): NameBoard {
  const widths = Array.from({ length: names }, () => 9);
  return {
    widths,
    moreWidth: 9,
    rowHeight: 2,
    gap: 1,
    box: { width: 1000, height: 200 },
    sizes: [40, 20, 10],
    ...change,
  };
}

test.each([
  // At 40 pixels there are two rows of two names, at 20 three of five, at 10 seven of ten.
  [0, { size: 40, shown: 0 }],
  [4, { size: 40, shown: 4 }],
  [5, { size: 20, shown: 5 }],
  [15, { size: 20, shown: 15 }],
  [16, { size: 10, shown: 16 }],
  [70, { size: 10, shown: 70 }],
  [71, { size: 10, shown: 69 }],
  [2000, { size: 10, shown: 69 }],
])('of %i names, the largest size that shows all; else the newest and how many more', (names, fit) => {
  expect(fitNames(board(names))).toEqual(fit);
});

test('what counts is how wide the names are, not how many', () => {
  expect(fitNames(board(0, { widths: [24, 24, 24] }))).toEqual({ size: 20, shown: 3 });
  expect(fitNames(board(0, { widths: [8, 8, 7] }))).toEqual({ size: 40, shown: 3 });
});

test('a name that is wider than the board has a row to itself, and takes no room from others', () => {
  expect(fitNames(board(0, { widths: [400, 9, 9] }))).toEqual({ size: 40, shown: 3 });
});

test('of names that do not fit it is the newest that are left', () => {
  // The old ones are too wide for a second of them in a row; the new ones are not.
  const widths = [...Array.from({ length: 20 }, () => 90), ...Array.from({ length: 30 }, () => 9)];
  // 30 in three rows, then four wide ones in one each, and beside the last of them the count of the others.
  expect(fitNames(board(0, { widths }))).toEqual({ size: 10, shown: 34 });
});

test('without any room nothing is shown, rather than half of something', () => {
  expect(fitNames(board(3, { box: { width: 1000, height: 10 } }))).toEqual({ size: 10, shown: 0 });
});
