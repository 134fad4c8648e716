import { expect, test } from '@jest/globals';
import { treeLimits } from '@lexiroom/domain/items';
import { PlannedItems } from './planned-items.ts';

const root = 1;
const planned = (present = 0, categories: ConstructorParameters<typeof PlannedItems>[0]['categories'] = []) =>
  new PlannedItems({ parent_id: root, present, categories });
const verbs = { name: 'Verbs', colour: '#AABBCC' };
const shown = ({ all }: PlannedItems) =>
  all
    .toSorted((one, other) => one.parent_id - other.parent_id || one.order - other.order)
    .map(({ name, item_type, parent_id, category_id, order }) => [parent_id, order, item_type, name, category_id]);

test('a category is made once in a folder, before its first deck, and anew in another folder', () => {
  const items = planned(5);
  const folder = items.folder('Year 1', root);
  items.deck('A', root);
  items.deck('B', root, verbs);
  items.deck('C', folder, verbs);
  items.deck('D', root, { ...verbs });
  items.deck('E', root, { ...verbs, colour: null });
  items.addCategories();
  expect(shown(items)).toEqual([
    [folder, 0, 'category', 'Verbs', null],
    [folder, 1, 'deck', 'C', -9],
    [root, 5, 'folder', 'Year 1', null],
    [root, 6, 'deck', 'A', null],
    [root, 7, 'category', 'Verbs', null],
    [root, 8, 'deck', 'B', -7],
    [root, 9, 'deck', 'D', -7],
    [root, 10, 'category', 'Verbs', null],
    [root, 11, 'deck', 'E', -8],
  ]);
});

test('one that is there already is used, of the same name and colour', () => {
  const items = planned(2, [{ item_id: 70, ...verbs }, { item_id: 71, name: 'Verbs', colour: null }]); // prettier-ignore
  items.deck('A', root, { name: 'Verbs', colour: null });
  items.addCategories();
  expect(shown(items)).toEqual([[root, 2, 'deck', 'A', 71]]);
});

test('decks that fill a folder are in no category, and are all made', () => {
  const items = planned(treeLimits.itemsInFolder - 3);
  for (const name of ['A', 'B']) items.deck(name, root, { name, colour: null });
  expect(items.isTooMany()).toBe(false);
  items.addCategories();
  expect(shown(items).map(([, , type, name]) => [type, name])).toEqual([['category', 'A'], ['deck', 'A'], ['deck', 'B']]); // prettier-ignore
});
