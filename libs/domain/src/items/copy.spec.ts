import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planCopies } from './copy.ts';
import type { Target } from './placement.ts';
import { treeLimits } from './tree.ts';
import { grownFrom, treeOf } from './tree.fixture.ts';

const shelf = `
folder 2
  category 3
  deck 4 in 3
  folder 5
    deck 6
category 7
deck 8 in 7
deck 9
`;
const plan = (order: Target & { item_ids: number[] }, drawing = shelf) => planCopies(treeOf(drawing), order);
const inTarget = { parent: null, category: null, category_id: null };

describe('copies', () => {
  test('of a folder hold all that is in it, categories with their decks', () => {
    expect(plan({ item_ids: [2], parent_id: 1 })).toEqual({
      copies: [
        { source_id: 2, ...inTarget },
        { source_id: 3, ...inTarget, parent: 0 },
        { source_id: 4, ...inTarget, parent: 0, category: 1 },
        { source_id: 5, ...inTarget, parent: 0 },
        { source_id: 6, ...inTarget, parent: 3 },
      ],
      tops: [0],
    });
  });

  test('of a folder may go into itself: it is copied as it was', () => {
    expect(plan({ item_ids: [5], parent_id: 5 })).toMatchObject({ copies: [{ source_id: 5 }, { source_id: 6, parent: 0 }] }); // prettier-ignore
  });

  test('of a category bring its decks', () => {
    expect(plan({ item_ids: [7], parent_id: 2 })).toEqual({
      copies: [
        { source_id: 7, ...inTarget },
        { source_id: 8, ...inTarget, category: 0 },
      ],
      tops: [0],
    });
  });

  test('stand in the category that was named, or in their own when they stay in its folder', () => {
    expect(plan({ item_ids: [9], parent_id: 1, category_id: 7 })).toMatchObject({ copies: [{ category_id: 7 }] });
    expect(plan({ item_ids: [8], parent_id: 1 })).toMatchObject({ copies: [{ category_id: 7 }] });
    expect(plan({ item_ids: [8], parent_id: 1, category_id: null })).toMatchObject({ copies: [{ category_id: null }] });
    expect(plan({ item_ids: [8], parent_id: 2 })).toMatchObject({ copies: [{ category_id: null }] });
  });

  test('of something inside something else that is named are made twice', () => {
    expect(plan({ item_ids: [6, 5], parent_id: 1 })).toMatchObject({
      copies: [{ source_id: 6 }, { source_id: 5 }, { source_id: 6, parent: 1 }],
      tops: [0, 1],
    });
  });

  test('are refused where they could not be', () => {
    expect(plan({ item_ids: [1], parent_id: 2 })).toBe('INTO_ITSELF');
    expect(plan({ item_ids: [9, 99], parent_id: 2 })).toBe('NOT_FOUND');
    expect(plan({ item_ids: [9], parent_id: 8 })).toBe('NOT_FOUND');
    expect(plan({ item_ids: [2], parent_id: 1, category_id: 7 })).toBe('CATEGORY_KIND');
    const deep = Array.from({ length: 8 }, (_, depth) => `${'  '.repeat(depth)}folder ${depth + 2}\n`).join('');
    expect(plan({ item_ids: [9], parent_id: 9 }, deep)).toBe('TREE_DEEP');
  });

  test('are refused when they are too many, for the folder or altogether', () => {
    const full = Array.from({ length: treeLimits.itemsInFolder }, (_, place) => `  deck ${place + 1000}\n`).join('');
    expect(plan({ item_ids: [3], parent_id: 2 }, `folder 2\n${full}deck 3\n`)).toBe('FOLDER_FULL');
    const three = [2, 3, 4].map((id) => `folder ${id}\n${full.replaceAll('deck 1', `deck ${id}1`)}`).join('');
    expect(plan({ item_ids: [2, 3, 4], parent_id: 1 }, three)).toBe('TOO_LARGE');
  });
});

const seeds = fc.record({ kind: fc.nat(), parent: fc.nat(), category: fc.nat() });
const trees = fc.array(seeds, { minLength: 1, maxLength: 40 }).map(grownFrom);

test('every item in what is copied is copied once, after what it lies in', () => {
  fc.assert(
    fc.property(trees, fc.nat(60), ({ tree, size }, seed) => {
      const top = tree.place((seed % size) + 1)!;
      const planned = planCopies(tree, { item_ids: [top.item_id], parent_id: 1 });
      if (typeof planned === 'string') return;
      const isInside = (id: number) => id === top.item_id || [...tree.foldersAbove(id)].includes(top.item_id) || tree.place(id)!.category_id === top.item_id; // prettier-ignore
      const inside = Array.from({ length: size }, (_, place) => place + 1).filter(isInside);
      expect(planned.copies.map(({ source_id }) => source_id).toSorted((a, b) => a - b)).toEqual(inside);
      for (const [at, { parent }] of planned.copies.entries()) expect(parent ?? -1).toBeLessThan(at);
    }),
  );
});
