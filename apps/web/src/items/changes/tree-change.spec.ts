import { expect, test } from '@jest/globals';
import { aHome, anItem } from '../tree.fixture.ts';
import { applyChange, movesBack, type TreeChange } from './tree-change.ts';

const category = anItem(10, { item_type: 'category' });
const inIt = anItem(11, { category_id: 10 });
const home = aHome([anItem(2), anItem(3), category, inIt, anItem(4)]);
const idsAfter = (change: TreeChange) => applyChange(home, change).items.map(({ item_id }) => item_id);
const move = (item_ids: number[], to: { parent_id?: number; category_id?: number | null; before_id?: number | null }) =>
  ({ type: 'moved', moves: [{ item_ids, parent_id: 1, ...to }] }) as const;

const verbsTo = (visibility: 'public' | 'private') =>
  ({ type: 'shown_to', items: [{ item_id: 10, rev: 1 }], visibility }) as const;

test('items stand before the one they were put before, in the order they were named', () => {
  expect(idsAfter(move([4, 3], { before_id: 2 }))).toEqual([4, 3, 2, 10, 11]);
});

test('before nothing is at the end', () => {
  expect(idsAfter(move([2], { before_id: null }))).toEqual([3, 10, 11, 4, 2]);
});

test('what goes to another folder is gone, a category with what is in it', () => {
  expect(idsAfter(move([10, 2], { parent_id: 99 }))).toEqual([3, 4]);
});

test('in a category of the folder an item stays on the page', () => {
  const moved = applyChange(home, move([2], { category_id: 10 })).items.find(({ item_id }) => item_id === 2);
  expect(moved?.category_id).toBe(10);
});

test('what is not said of the category leaves it', () => {
  const moved = applyChange(home, move([11], { before_id: 2 })).items[0];
  expect(moved).toMatchObject({ item_id: 11, category_id: 10 });
});

test('a deleted category takes along what is in it', () => {
  expect(idsAfter({ type: 'deleted', item_ids: [10] })).toEqual([2, 3, 4]);
});

test.each<TreeChange>([
  move([4, 3], { before_id: 2 }),
  move([11], { category_id: null }),
  { type: 'renamed', item_id: 2, item_name: 'New', rev: 1 },
  { type: 'deleted', item_ids: [2] },
])('the same change twice is the same as once: %j', (change) => {
  const once = applyChange(home, change);
  expect(applyChange(once, change)).toEqual(once);
});

test('a folder that is shown bears its new name in its heading and its path', () => {
  const { directory, path } = applyChange(home, { type: 'renamed', item_id: 1, item_name: 'Spring', rev: 1 });
  expect([directory.item_name, path[0]?.item_name]).toEqual(['Spring', 'Spring']);
});

test('a private category hides what is in it, and shows it again', () => {
  const hidden = applyChange(home, verbsTo('private'));
  expect(hidden.items.filter(({ seen_by }) => seen_by === 'private').map(({ item_id }) => item_id)).toEqual([10, 11]);
  expect(applyChange(hidden, verbsTo('public')).items.every(({ seen_by }) => seen_by === 'public')).toBe(true);
});

test('nothing is shown to more people than its folder', () => {
  const inPrivate = { ...home, directory: { ...home.directory, seen_by: 'private' as const } };
  const { items } = applyChange(inPrivate, {
    type: 'shown_to',
    items: [{ item_id: 2, rev: 1 }],
    visibility: 'public',
  });
  expect(items[0]).toMatchObject({ visibility: 'public', seen_by: 'private' });
});

const row = aHome([2, 3, 4, 5, 6, 7].map((id) => anItem(id, { category_id: id > 5 ? 9 : null })));

test('neighbours go back together, before what followed them', () => {
  expect(movesBack(row, [3, 4])).toEqual([{ item_ids: [3, 4], parent_id: 1, category_id: null, before_id: 5 }]);
});

test('what stood apart goes back apart, the last first', () => {
  expect(movesBack(row, [2, 5, 6]).map(({ item_ids, before_id }) => [item_ids, before_id])).toEqual([
    [[6], 7],
    [[5], 6],
    [[2], 3],
  ]);
});

test.each([[[2]], [[7]], [[3, 5, 7]], [[2, 3, 4, 5, 6, 7]], [[7, 2]]])(
  'after moving %j within the folder, the way back leads to how it was',
  (item_ids) => {
    const moves = [{ item_ids, parent_id: 1, category_id: null, before_id: 4 }];
    const moved = applyChange(row, { type: 'moved', moves });
    const back = applyChange(moved, { type: 'moved', moves: movesBack(row, item_ids) });
    expect(back.items).toEqual(row.items);
  },
);
