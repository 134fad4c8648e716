import { expect, test } from '@jest/globals';
import { aHome, anItem } from '../tree.fixture.ts';
import { dropTargetAt } from './drop-target.ts';

const folder = anItem(5, { item_type: 'folder', item_name: 'Spring' });
const verbs = anItem(10, { item_type: 'category', item_name: 'Verbs' });
const nouns = anItem(20, { item_type: 'category', item_name: 'Nouns' });
const items = [anItem(2), anItem(3), folder, verbs, anItem(11, { category_id: 10 }), nouns, anItem(4)];
const home = aHome(items, {
  directory: { item_id: 9, item_name: 'Year 7', visibility: 'public', seen_by: 'public', rev: 1 },
  path: [
    { item_id: 1, item_name: 'olga' },
    { item_id: 8, item_name: 'School' },
    { item_id: 9, item_name: 'Year 7' },
  ],
});
const onItem = (item_id: number, part: 'before' | 'middle' | 'after') => ({ type: 'item', item_id, part }) as const;
const to = (dragged: number[], spot: Parameters<typeof dropTargetAt>[2]) => dropTargetAt(home, dragged, spot)?.to;

test('a deck comes before or after another', () => {
  expect(to([4], onItem(2, 'before'))).toEqual({ parent_id: 9, category_id: null, before_id: 2 });
  expect(to([4], onItem(2, 'after'))).toEqual({ parent_id: 9, category_id: null, before_id: 3 });
  expect(to([2], onItem(4, 'after'))).toEqual({ parent_id: 9, category_id: null, before_id: null });
});

test('after a deck means after those that are dragged along as well', () => {
  expect(to([3, 11], onItem(2, 'after'))).toMatchObject({ before_id: 5 });
});

test('the middle of a folder is its inside, its edges are its place', () => {
  expect(to([2], onItem(5, 'middle'))).toEqual({ parent_id: 5 });
  expect(to([2], onItem(5, 'after'))).toMatchObject({ parent_id: 9, before_id: 4 });
});

test('nothing comes into itself', () => {
  expect(to([5], onItem(5, 'middle'))).toBeUndefined();
});

test('beside a deck of a category is in the category, but not for a folder', () => {
  expect(to([2], onItem(11, 'after'))).toEqual({ parent_id: 9, category_id: 10, before_id: null });
  expect(to([5], onItem(11, 'after'))).toBeUndefined();
  expect(to([2, 5], { type: 'section', category_id: 10 })).toBeUndefined();
});

test('the free room of a section is its end', () => {
  expect(to([11], { type: 'section', category_id: null })).toEqual({
    parent_id: 9,
    category_id: null,
    before_id: null,
  });
  expect(dropTargetAt(home, [2], { type: 'section', category_id: 20 })?.into).toEqual({ item_id: 20, name: 'Nouns' });
});

test('a category stands before another category, and comes into folders', () => {
  expect(to([20], onItem(10, 'middle'))).toEqual({ parent_id: 9, before_id: 10 });
  expect(to([20], onItem(5, 'middle'))).toEqual({ parent_id: 5 });
  expect(to([20], onItem(2, 'before'))).toBeUndefined();
});

test('a folder of the path takes what is let go on it, but not the one that is shown', () => {
  expect(dropTargetAt(home, [2], { type: 'path', item_id: 8 })?.into).toEqual({ item_id: 8, name: 'School' });
  expect(dropTargetAt(home, [2], { type: 'path', item_id: 1 })?.into).toEqual({ item_id: 1, name: null });
  expect(to([2], { type: 'path', item_id: 9 })).toBeUndefined();
});
