import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Move, moveItems } from './move.ts';
import { Tree, treeLimits } from './tree.ts';
import { drawingOf, faultOf, grownFrom, treeOf } from './tree.fixture.ts';

const shelf = `
folder 2
  deck 3
  folder 4
    deck 5
category 6
deck 7 in 6
deck 8 in 6
deck 9
`;

function after(move: Move): string {
  const tree = treeOf(shelf);
  const touched = moveItems(tree, move);
  expect(touched).toBeInstanceOf(Set);
  return drawingOf(tree);
}
const refused = (move: Move, drawing = shelf) => moveItems(treeOf(drawing), move);

describe('items that are moved', () => {
  test('come to the end of the folder, in the order named', () => {
    expect(after({ item_ids: [9, 3], parent_id: 4 })).toBe(
      'folder 2\n  folder 4\n    deck 5\n    deck 9\n    deck 3\ncategory 6\ndeck 7 in 6\ndeck 8 in 6\n',
    );
  });

  test('come before another one; within their folder this is reordering', () => {
    expect(after({ item_ids: [9], parent_id: 2, before_id: 3 })).toMatch(/^folder 2\n {2}deck 9\n {2}deck 3\n/);
    expect(after({ item_ids: [9, 8], parent_id: 1, before_id: 6 })).toMatch(/^folder 2\n[^]*\ndeck 9\ndeck 8 in 6\ncategory 6\ndeck 7 in 6\n$/); // prettier-ignore
  });

  test('before one that is moved as well stand where that one was', () => {
    expect(after({ item_ids: [9, 7], parent_id: 1, before_id: 7 })).toMatch(/\ncategory 6\ndeck 9\ndeck 7 in 6\ndeck 8 in 6\n$/); // prettier-ignore
  });

  test('lose their category when they leave its folder, and keep it when they stay', () => {
    expect(after({ item_ids: [7], parent_id: 2 })).toContain('  deck 7\n');
    expect(after({ item_ids: [7], parent_id: 1 })).toMatch(/deck 8 in 6\ndeck 9\ndeck 7 in 6\n$/);
  });

  test('come into a category of the folder, or out of it', () => {
    expect(after({ item_ids: [3], parent_id: 1, category_id: 6 })).toMatch(/\ndeck 3 in 6\n$/);
    expect(after({ item_ids: [7], parent_id: 1, category_id: null })).toMatch(/\ndeck 7\n$/);
  });

  test('take along what is in a category, even what is named beside it', () => {
    expect(after({ item_ids: [6], parent_id: 4 })).toContain('    category 6\n    deck 7 in 6\n    deck 8 in 6\n');
    expect(after({ item_ids: [8, 6], parent_id: 4 })).toContain('    deck 8 in 6\n    category 6\n    deck 7 in 6\n');
  });

  test('tell which folders have changed', () => {
    expect(moveItems(treeOf(shelf), { item_ids: [5, 9], parent_id: 2 })).toEqual(new Set([1, 2, 4]));
  });
});

describe('no item goes', () => {
  test('into itself, or into what is in it', () => {
    expect(refused({ item_ids: [2], parent_id: 2 })).toBe('INTO_ITSELF');
    expect(refused({ item_ids: [9, 2], parent_id: 4 })).toBe('INTO_ITSELF');
    expect(refused({ item_ids: [1], parent_id: 4 })).toBe('INTO_ITSELF');
  });

  test('where there is nothing, or no folder; nor before what is elsewhere', () => {
    expect(refused({ item_ids: [9], parent_id: 99 })).toBe('NOT_FOUND');
    expect(refused({ item_ids: [9], parent_id: 7 })).toBe('NOT_FOUND');
    expect(refused({ item_ids: [9, 99], parent_id: 2 })).toBe('NOT_FOUND');
    expect(refused({ item_ids: [9], parent_id: 2, before_id: 5 })).toBe('NOT_FOUND');
    expect(refused({ item_ids: [9], parent_id: 2, category_id: 6 })).toBe('NOT_FOUND');
    expect(refused({ item_ids: [7], parent_id: 1, category_id: 9 })).toBe('NOT_FOUND');
  });

  test('into a category, unless it is a deck or a story', () => {
    expect(refused({ item_ids: [2], parent_id: 1, category_id: 6 })).toBe('CATEGORY_KIND');
    expect(refused({ item_ids: [6], parent_id: 1, category_id: 6 })).toBe('CATEGORY_KIND');
  });

  test('deeper than eight folders', () => {
    const deep = Array.from({ length: 8 }, (_, depth) => `${'  '.repeat(depth)}folder ${depth + 2}\n`).join('');
    const drawing = `${deep}folder 20\n  folder 21\ndeck 22\n`;
    expect(refused({ item_ids: [20], parent_id: 8 }, drawing)).toBe('TREE_DEEP');
    expect(refused({ item_ids: [20], parent_id: 7 }, drawing)).toBeInstanceOf(Set);
    expect(refused({ item_ids: [22], parent_id: 9 }, drawing)).toBeInstanceOf(Set);
  });

  test('into a folder that is full, where order may still change', () => {
    const full = Array.from({ length: treeLimits.itemsInFolder }, (_, place) => `  deck ${place + 10}\n`).join('');
    const drawing = `folder 2\n${full}deck 3\n`;
    expect(refused({ item_ids: [3], parent_id: 2 }, drawing)).toBe('FOLDER_FULL');
    expect(refused({ item_ids: [400], parent_id: 2, before_id: 10 }, drawing)).toBeInstanceOf(Set);
  });
});

const seeds = fc.record({ kind: fc.nat(), parent: fc.nat(), category: fc.nat() });
const trees = fc.array(seeds, { minLength: 1, maxLength: 40 }).map(grownFrom);

test('whatever is moved wherever, nothing is lost and nothing lies in itself; what is refused changes nothing', () => {
  const moves = fc.array(
    fc.record({
      item_ids: fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
      parent_id: fc.nat(60),
      category_id: fc.option(fc.option(fc.nat(60)), { nil: undefined }),
      before_id: fc.option(fc.nat(60)),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(trees, moves, ({ tree, size }, all) => {
      for (const { item_ids, parent_id, category_id, before_id } of all) {
        const id = (seed: number) => (seed % size) + 1;
        const given = { item_ids: item_ids.map(id), parent_id: id(parent_id), before_id: before_id && id(before_id) };
        const before = drawingOf(tree);
        const result = moveItems(tree, category_id === undefined ? given : { ...given, category_id: category_id && id(category_id) }); // prettier-ignore
        expect(faultOf(tree, size)).toBeUndefined();
        if (!(result instanceof Set)) expect(drawingOf(tree)).toBe(before);
      }
    }),
  );
});

test('a tree is a copy of what it was made of', () => {
  const place = { item_id: 2, item_type: 'deck', parent_id: 1, category_id: null } as const;
  const tree = new Tree([{ item_id: 1, item_type: 'folder', parent_id: null, category_id: null }, place]);
  tree.setCategory(2, 1);
  expect(place.category_id).toBeNull();
});
