import { expect, test } from '@jest/globals';
import { words } from '../fixtures/index.ts';
import { beginRevise, cardsInSight, pageCount, resized, type ReviseInput, reviseProgressOf } from './rules.ts';

const begun = (overrides: Partial<ReviseInput> = {}) =>
  beginRevise({ words: words(7), cards_per_page: 3, shuffled: false, seed: 1, thumbs_for: [1, 2], ...overrides });
const order = (overrides: Partial<ReviseInput>) => begun(overrides).cards.map(({ word_id }) => word_id);

test('all words in their order, each card with its text hidden', () => {
  const { cards, page } = begun();
  expect(cards[0]).toEqual({ word_id: 1, is_repeated: false, is_shown: false, given: null });
  expect(cards.map(({ word_id }) => word_id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(page).toBe(0);
});

test('shuffled, the words come in the order that the seed gives', () => {
  expect(order({ shuffled: true })).not.toEqual(order({}));
  expect(order({ shuffled: true })).toHaveLength(7);
  expect(new Set(order({ shuffled: true }))).toEqual(new Set(order({})));
  expect(order({ shuffled: true })).toEqual(order({ shuffled: true }));
  expect(order({ shuffled: true, seed: 2 })).not.toEqual(order({ shuffled: true }));
});

test('a kept revision goes on where it was, shuffled as it was, with the thumbs it had, on a screen of another width', () => {
  const kept = { ...begun({ shuffled: true }), page: 1 };
  const stored = JSON.parse(JSON.stringify(reviseProgressOf(kept)));
  expect(begun({ resumed: stored, seed: 5, thumbs_for: [] })).toEqual(kept);
  expect(begun({ resumed: stored, cards_per_page: 1 })).toEqual({ ...kept, cards_per_page: 1, page: 3 });
});

test('cards of words that are gone are left out; when none is left, the revision begins anew', () => {
  const kept = { ...begun(), page: 2 };
  const left = begun({ resumed: kept, words: words(7).slice(3) });
  expect(left.cards.map(({ word_id }) => word_id)).toEqual([4, 5, 6, 7]);
  expect(left.page).toBe(1);
  expect(begun({ resumed: kept, words: words(9).slice(7) })).toMatchObject({ page: 0, thumbs_for: [1, 2] });
});

test('the first card that was in sight stays in sight, wherever the cards before it are gone from', () => {
  const kept = { ...begun(), page: 1 };
  const places = [[1], [1, 2], [1, 2, 3], [7]].map((gone) => {
    const left = begun({ resumed: kept, words: words(7).filter(({ word_id }) => !gone.includes(word_id)) });
    return left.page;
  });
  expect(places).toEqual([0, 0, 0, 1]);
});

test('when all cards from the one in sight on are gone, the last page that is left is in sight', () => {
  const kept = { ...begun(), page: 2 };
  expect(begun({ resumed: kept, words: words(6) })).toMatchObject({ cards: { length: 6 }, page: 1 });
});

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
