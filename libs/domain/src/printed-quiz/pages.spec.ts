import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pagesOf } from './pages.ts';

const heading = { height: 10, isWithNext: true };
const line = { height: 30 };

test('a page takes what fits, and the next begins with the rest', () => {
  expect(pagesOf([line, line, line, line], 100)).toEqual([[0, 1, 2], [3]]);
});

test('a heading goes along with what follows it', () => {
  expect(pagesOf([line, line, line, heading, line], 105)).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
});

test('what is higher than a page has one of its own', () => {
  expect(pagesOf([line, { height: 300 }, line], 100)).toEqual([[0], [1], [2]]);
});

test('everything is printed once, in its order, and no page ends with a heading or is overfull', () => {
  const pieces = fc.array(fc.record({ height: fc.integer({ min: 1, max: 40 }), isWithNext: fc.boolean() }));
  fc.assert(
    fc.property(pieces, (some) => {
      // Nothing follows the last one; headings in a row are few enough to fit.
      const given = some.map((piece, place) => ({
        ...piece,
        isWithNext: piece.isWithNext && place < some.length - 1 && place % 2 === 0,
      }));
      const pages = pagesOf(given, 100);
      expect(pages.flat()).toEqual(given.map((_, place) => place));
      for (const page of pages) {
        expect(given[page.at(-1)!]!.isWithNext).toBe(false);
        expect(page.reduce((sum, place) => sum + given[place]!.height, 0)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
