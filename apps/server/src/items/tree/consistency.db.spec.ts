import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { compareTrees } from './consistency.ts';
import { make, makeDecks, type TreeWorld, treeWorld } from '../tree.fixture.ts';

let world: TreeWorld;
beforeAll(async () => {
  world = await treeWorld();
}, 30_000);
afterAll(() => world.close());

test('the doctor finds what hangs nowhere, what is not where its category is, and what lies too deep', async () => {
  const { ana, luis, database } = world;
  const [one, two, category] = [await make(ana, 'folder'), await make(ana, 'folder'), await make(ana, 'category')];
  const [deck, foreign] = [...(await makeDecks(database, ana.root_id)), ...(await makeDecks(database, luis.root_id))];
  let deep = await make(ana, 'folder');
  expect(await compareTrees(database)).toEqual([]);

  for (let depth = 2; depth <= 9; depth++) {
    const { rows } = await database.query<{ item_id: number }>(
      `insert into items (owner_id, item_type, item_name, name_key, parent_id)
       values ($1, 'folder', 'Deep', 'deep', $2) returning item_id`,
      [ana.user_id, deep],
    );
    deep = rows[0]!.item_id;
  }
  await database.query('update items set category_id = $2 where item_id = $1', [foreign, category]);
  await database.query('update items set parent_id = $2 where item_id = $1', [one, two]);
  await database.query('update items set parent_id = $2 where item_id = $1', [two, one]);
  await database.query('update items set parent_id = $2 where item_id = $1', [category, deck]);
  expect((await compareTrees(database)).map(({ what, found }) => [what, found])).toEqual([
    [`items of id ${one}`, `in item ${two}`],
    [`items of id ${two}`, `in item ${one}`],
    [`items of id ${category}`, `in item ${deck}`],
    [`items of id ${foreign}`, `in category ${category}`],
    [`items of id ${deep}`, '9 folders deep'],
  ]);
});
