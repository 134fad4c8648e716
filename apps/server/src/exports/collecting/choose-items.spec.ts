import { expect, test } from '@jest/globals';
import { chooseItems, type OwnItem } from './choose-items.ts';

const item = (
  item_id: number,
  item_type: OwnItem['item_type'],
  parent_id: number | null,
  category_id: number | null = null,
): OwnItem => ({ item_id, item_type, item_name: `${item_type} ${item_id}`, parent_id, category_id, colour: null });

/** A root with a deck, and a folder with a category, a deck in it, a story, and a folder with a deck. */
const tree = [
  item(1, 'folder', null),
  item(2, 'deck', 1),
  item(3, 'folder', 1),
  item(4, 'category', 3),
  item(5, 'deck', 3, 4),
  item(6, 'story', 3),
  item(7, 'folder', 3),
  item(8, 'deck', 7),
];
const without = (id: number) => tree.filter(({ item_id }) => item_id !== id);
const paths = (ids?: number[], items = tree) => chooseItems(items, ids)?.items.map(({ path }) => path.join('/'));

test('everything, when nothing is named: the root has no name', () => {
  const whole = ['deck 2', 'folder 3/deck 5', 'folder 3/story 6', 'folder 3/folder 7/deck 8'];
  expect(paths()).toEqual(whole);
  expect(paths([1])).toEqual(whole);
  expect(chooseItems(tree, undefined)!.name).toBeNull();
});

test('a folder with all that lies in it, and its name as the first of each path', () => {
  expect(paths([3])).toEqual(['folder 3/deck 5', 'folder 3/story 6', 'folder 3/folder 7/deck 8']);
  expect(chooseItems(tree, [3])!.name).toBe('folder 3');
});

test('a deck, without the folders that stay here', () => {
  expect(paths([8])).toEqual(['deck 8']);
  expect(chooseItems(tree, [8])!.name).toBe('deck 8');
});

test('a category with what lies in it, and each deck knows its own', () => {
  expect(paths([4])).toEqual(['deck 5']);
  expect(chooseItems(tree, [5])!.items[0]!.category).toEqual({ name: 'category 4', colour: null });
});

test('each once, in the order of the tree, however it is named', () => {
  expect(paths([8, 2, 3, 5, 8])).toEqual(['deck 2', 'folder 3/deck 5', 'folder 3/story 6', 'folder 3/folder 7/deck 8']);
  expect(chooseItems(tree, [8, 2])!.name).toBeNull();
});

test('nothing, when one of them is not there', () => {
  expect(chooseItems(tree, [2, 9])).toBeUndefined();
});

test('what lies in a folder or a category that is in the bin is not there', () => {
  expect(paths(undefined, without(3))).toEqual(['deck 2']);
  expect(paths([8], without(3))).toBeUndefined();
  expect(paths([3], without(4))).toEqual(['folder 3/story 6', 'folder 3/folder 7/deck 8']);
});
