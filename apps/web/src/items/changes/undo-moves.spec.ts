import { expect, test } from '@jest/globals';
import { aHome, anItem } from '../tree.fixture.ts';
import { withChange } from './tree-change.ts';
import { undoMoves } from './undo-moves.ts';

const home = aHome([2, 3, 4, 5, 6, 7].map((id) => anItem(id, { category_id: id > 5 ? 9 : null })));

test('neighbours go back together, before what followed them', () => {
  expect(undoMoves(home, [3, 4])).toEqual([{ item_ids: [3, 4], parent_id: 1, category_id: null, before_id: 5 }]);
});

test('what stood apart goes back apart, the last first', () => {
  expect(undoMoves(home, [2, 5, 6]).map(({ item_ids, before_id }) => [item_ids, before_id])).toEqual([
    [[6], 7],
    [[5], 6],
    [[2], 3],
  ]);
});

test.each([[[2]], [[7]], [[3, 5, 7]], [[2, 3, 4, 5, 6, 7]], [[7, 2]]])(
  'after moving %j within the folder, the way back leads to how it was',
  (item_ids) => {
    const moves = [{ item_ids, parent_id: 1, category_id: null, before_id: 4 }];
    const moved = withChange(home, { type: 'moved', moves });
    const back = withChange(moved, { type: 'moved', moves: undoMoves(home, item_ids) });
    expect(back.items).toEqual(home.items);
  },
);
