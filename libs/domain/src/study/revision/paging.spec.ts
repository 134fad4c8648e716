import { expect, test } from '@jest/globals';
import { cardsInSight, pageCount, resized } from './paging.ts';

const seven = Array.from({ length: 7 });

test.each([
  [3, 0, [0, 1, 2]],
  [3, 2, [6]],
  [1, 4, [4]],
  [3, 3, []],
] as const)('of seven cards, %i to a page, page %i shows those at %j', (cards_per_page, page, places) => {
  expect(cardsInSight({ cards: seven, cards_per_page, page })).toEqual(places);
});

test.each([
  [7, 3, 3],
  [6, 3, 2],
  [7, 1, 7],
  [0, 3, 0],
] as const)('%i cards, %i to a page, are %i pages', (count, cards_per_page, pages) => {
  expect(pageCount({ cards: Array.from({ length: count }), cards_per_page })).toBe(pages);
});

test.each([
  [3, 2, 1, 6],
  [1, 6, 3, 2],
  [1, 5, 3, 1],
  [3, 0, 1, 0],
  [3, 1, 3, 1],
] as const)('%i to a page, page %i becomes, %i to a page, page %i', (cards_per_page, page, other, expected) => {
  const before = { cards: seven, cards_per_page, page };
  expect(resized(before, other)).toEqual({ cards: seven, cards_per_page: other, page: expected });
  expect(cardsInSight(resized(before, other))).toContain(cardsInSight(before)[0]);
});
