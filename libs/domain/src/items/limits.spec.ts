import { describe, expect, test } from '@jest/globals';
import { planCopies } from './copy.ts';
import { moveItems } from './move.ts';
import { goesIntoCategory } from './placement.ts';
import { treeLimits } from './tree.ts';
import { drawingOf, treeOf } from './tree.fixture.ts';

const decks = (count: number, from: number, indent = '  ') =>
  Array.from({ length: count }, (_, place) => `${indent}deck ${from + place}\n`).join('');
/** Folders below each other, from folder 2 on. */
const deep = (count: number) =>
  Array.from({ length: count }, (_, depth) => `${'  '.repeat(depth)}folder ${depth + 2}\n`).join('');

test('a tree is eight folders deep, 500 items wide, and copied by a thousand items with 40,000 words', () => {
  expect(treeLimits).toEqual({ depth: 8, itemsInFolder: 500, itemsInCopy: 1000, wordsInCopy: 40_000 });
});

describe('at the limit', () => {
  test('a folder takes its 500th item, moved or copied, and no other', () => {
    const drawing = `folder 2\n${decks(499, 1000)}deck 3\ndeck 4\n`;
    expect(moveItems(treeOf(drawing), { item_ids: [3], parent_id: 2 })).toBeInstanceOf(Set);
    expect(moveItems(treeOf(drawing), { item_ids: [3, 4], parent_id: 2 })).toBe('FOLDER_FULL');
    expect(planCopies(treeOf(drawing), { item_ids: [3], parent_id: 2 })).toMatchObject({ tops: [0] });
    expect(planCopies(treeOf(drawing), { item_ids: [3, 4], parent_id: 2 })).toBe('FOLDER_FULL');
  });

  test('in a folder that holds more already, order may still change', () => {
    const tree = treeOf(`folder 2\n${decks(502, 1000)}`);
    expect(moveItems(tree, { item_ids: [1001], parent_id: 2, before_id: 1000 })).toBeInstanceOf(Set);
  });

  test('a thousand items are copied, a thousand and one are not', () => {
    const drawing = `folder 2\n${decks(499, 1000)}folder 3\n${decks(499, 2000)}deck 4\n`;
    const copied = planCopies(treeOf(drawing), { item_ids: [2, 3], parent_id: 1 });
    expect(typeof copied === 'string' ? copied : copied.copies.length).toBe(1000);
    expect(planCopies(treeOf(drawing), { item_ids: [2, 3, 4], parent_id: 1 })).toBe('TOO_LARGE');
  });

  test('where folders lie too deep already, decks may still come', () => {
    const drawing = `${deep(9)}deck 20\n`;
    expect(moveItems(treeOf(drawing), { item_ids: [20], parent_id: 10 })).toBeInstanceOf(Set);
    expect(planCopies(treeOf(drawing), { item_ids: [20], parent_id: 10 })).toMatchObject({ tops: [0] });
  });
});

describe('of several items one is enough to be refused', () => {
  const shelf = `${deep(7)}folder 20\n  folder 21\ndeck 22\ncategory 23\n`;
  test.each([
    ['the root', { item_ids: [22, 1], parent_id: 20 }, 'INTO_ITSELF'],
    ['a folder that is to be in a category', { item_ids: [22, 20], parent_id: 1, category_id: 23 }, 'CATEGORY_KIND'],
    ['folders that would lie too deep', { item_ids: [22, 20], parent_id: 8 }, 'TREE_DEEP'],
  ])('%s', (_, order, problem) => {
    expect(planCopies(treeOf(shelf), order)).toBe(problem);
    expect(moveItems(treeOf(shelf), order)).toBe(problem);
  });
});

test('within its folder a category moves alone: what is in it stays where it is', () => {
  const tree = treeOf('category 6\ndeck 7 in 6\ndeck 8 in 6\ndeck 9\n');
  moveItems(tree, { item_ids: [6], parent_id: 1 });
  expect(drawingOf(tree)).toBe('deck 7 in 6\ndeck 8 in 6\ndeck 9\ncategory 6\n');
});

test('a deck that is copied together with its category comes into the copied one', () => {
  expect(planCopies(treeOf('category 7\ndeck 8 in 7\n'), { item_ids: [7, 8], parent_id: 1 })).toEqual({
    copies: [
      { source_id: 7, parent: null, category: null, category_id: null },
      { source_id: 8, parent: null, category: 0, category_id: null },
    ],
    tops: [0, 1],
  });
});

test('decks and stories are in categories, folders and categories are not', () => {
  const place = { item_id: 2, parent_id: 1, category_id: null };
  const types = (['folder', 'category', 'deck', 'story'] as const).filter((item_type) =>
    goesIntoCategory({ ...place, item_type }),
  );
  expect(types).toEqual(['deck', 'story']);
});
