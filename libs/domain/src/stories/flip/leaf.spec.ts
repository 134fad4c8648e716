import { describe, expect, test } from '@jest/globals';
import {
  bookEdges,
  type Grab,
  type Leaf,
  leafPages,
  type OpenBook,
  pulledPlace,
  sideOfPage,
  type Turn,
} from './index.ts';

const book: OpenBook = { page: 1, pageCount: 8, orientation: 'landscape', direction: 'ltr' };

describe('where a page lies', () => {
  test.each([
    ['the cover, alone', 0, 'landscape', 'right', 'left'],
    ['the first page inside', 1, 'landscape', 'left', 'right'],
    ['the one beside it', 2, 'landscape', 'right', 'left'],
    ['any page, where one is seen', 1, 'portrait', 'right', 'left'],
  ] as const)('%s', (_, page, orientation, leftToRight, rightToLeft) => {
    expect(sideOfPage(page, orientation, 'ltr')).toBe(leftToRight);
    expect(sideOfPage(page, orientation, 'rtl')).toBe(rightToLeft);
  });
});

const seen = (page: number, turn: Turn, target?: number, orientation: OpenBook['orientation'] = 'landscape') => {
  const { front, back, under } = leafPages({ ...book, page, orientation }, turn, target);
  return [front, back, under];
};

describe('the leaf that is turned', () => {
  test('has the page one leaves before it and the next one behind it, and uncovers the one after', () => {
    expect(seen(1, 'next')).toEqual([2, 3, 4]);
    expect(seen(3, 'previous')).toEqual([3, 2, 1]);
  });

  test('cover and back lie on nothing', () => {
    expect([seen(0, 'next'), seen(5, 'next')]).toEqual([[0, 1, 2], [6, 7, null]]); // prettier-ignore
    expect([seen(1, 'previous'), seen(7, 'previous')]).toEqual([[1, 0, null], [7, 6, 5]]); // prettier-ignore
  });

  test('may take many others with it', () => {
    expect([seen(0, 'next', 5), seen(7, 'previous', 0)]).toEqual([[0, 5, 6], [7, 0, null]]); // prettier-ignore
  });

  test('is empty behind where one page is seen, and comes back with what it brings', () => {
    expect([seen(2, 'next', 3, 'portrait'), seen(2, 'previous', 1, 'portrait')]).toEqual([[2, null, 3], [null, 1, null]]); // prettier-ignore
  });

  test('is none at the ends', () => {
    expect([seen(7, 'next'), seen(0, 'previous')]).toEqual([[null, null, null], [null, null, null]]); // prettier-ignore
  });
});

describe('a leaf in the hand', () => {
  const leaf: Leaf = { side: 'right', corner: 'bottom', width: 300, height: 400 };
  const grab: Grab = { turn: 'next', isCorner: false, x: 200, y: 100, at: 0 };
  const hand = { x: 150, y: 110, at: 100 };

  test('goes with the hand, from where it lay', () => {
    expect(pulledPlace(leaf, grab, hand, 'landscape')).toEqual({ x: 250, y: 410 });
    expect(pulledPlace(leaf, grab, hand, 'portrait')).toEqual({ x: 250, y: 410 });
  });

  test('by its corner, is where the hand is', () => {
    expect(pulledPlace(leaf, { ...grab, isCorner: true }, hand, 'landscape')).toEqual({ x: 150, y: 110 });
  });

  test('that comes back from beyond the window comes from the spine', () => {
    const back: Leaf = { ...leaf, side: 'left' };
    expect(pulledPlace(back, { ...grab, turn: 'previous' }, { ...hand, x: 260 }, 'portrait')).toEqual({
      x: 60,
      y: 410,
    });
  });
});

test.each([
  ['closed', 0, 'landscape', [0, 14], [14, 0]],
  ['open', 3, 'landscape', [6, 6], [6, 6]],
  ['read to its end', 7, 'landscape', [14, 0], [0, 14]],
  ['one page at a time', 3, 'portrait', [0, 8], [8, 0]],
] as const)('how thick the pages beside it are: %s', (_, page, orientation, leftToRight, rightToLeft) => {
  const edges = (direction: OpenBook['direction']) => {
    const { left, right } = bookEdges({ ...book, page, orientation, direction });
    return [left, right];
  };
  expect([edges('ltr'), edges('rtl')]).toEqual([leftToRight, rightToLeft]);
});
