import { expect, test } from '@jest/globals';
import { anItem } from '../tree.fixture.ts';
import { inOrderShown, neighboursOf, sectionsOf } from './sections.ts';

const verbs = anItem(20, { item_type: 'category' });
const nouns = anItem(10, { item_type: 'category' });
const items = [anItem(2, { category_id: 10 }), verbs, anItem(3), anItem(4, { category_id: 10 }), nouns, anItem(5)];
const ids = (some: { item_id: number }[]) => some.map(({ item_id }) => item_id);

test('what is in no category comes first, then each category with what is in it', () => {
  expect(sectionsOf(items).map(({ category, items: inIt }) => [category?.item_id, ids(inIt)])).toEqual([
    [undefined, [3, 5]],
    [20, []],
    [10, [2, 4]],
  ]);
  expect(ids(inOrderShown(items))).toEqual([3, 5, 20, 10, 2, 4]);
});

test('what is in a hidden category is shown all the same', () => {
  expect(ids(sectionsOf([anItem(2, { category_id: 77 })])[0]!.items)).toEqual([2]);
});

test('a deck changes places within its category, a category with categories', () => {
  expect(ids(neighboursOf(items, items[0]!))).toEqual([2, 4]);
  expect(ids(neighboursOf(items, nouns))).toEqual([20, 10]);
});
