import { seededRandom } from '@lexiroom/domain/chance';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { Refused } from '../refusals/refusal.ts';
import { compareTrees } from './tree/consistency.ts';
import { MoveService } from './move.service.ts';
import { OwnTree } from './tree/own-tree.ts';
import { type TreeWorld, treeWorld } from './tree.fixture.ts';

const movers = 8;
const movesEach = 25;
const seed = randomInt(2 ** 31);

let world: TreeWorld;
let user: CurrentUser;
beforeAll(async () => {
  world = await treeWorld();
  user = (await world.server.app.get(SessionsService).userOf(world.ana.browser.cookie))!;
}, 30_000);
afterAll(() => world.close());

/** Sixty items: folders, categories and decks, anywhere in each other. */
async function plant(random: () => number): Promise<number[]> {
  const planted = [{ item_id: user.root_id, item_type: 'folder', parent_id: 0, depth: 0 }];
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
  for (let count = 0; count < 60; count++) {
    const item_type = pick(['folder', 'folder', 'category', 'deck', 'deck']);
    const folder = pick(planted.filter((item) => item.item_type === 'folder' && item.depth < 6));
    const beside = planted.filter((item) => item.item_type === 'category' && item.parent_id === folder.item_id);
    const category_id = item_type === 'deck' && beside.length > 0 ? pick(beside).item_id : null;
    const { rows } = await world.database.query<{ item_id: number }>(
      `insert into items (owner_id, item_type, item_name, name_key, parent_id, category_id, item_order)
       select $1, $2, 'Item', 'item', $3, $4, count(*) from items where parent_id = $3 returning item_id`,
      [user.user_id, item_type, folder.item_id, category_id],
    );
    planted.push({ item_id: rows[0]!.item_id, item_type, parent_id: folder.item_id, depth: folder.depth + 1 });
  }
  return planted.map(({ item_id }) => item_id);
}

test(`S35 whatever eight tabs move at once, nothing is lost, lies in itself or has no place (seed ${seed})`, async () => {
  const random = seededRandom(seed);
  const ids = await plant(random);
  const pool = world.server.app.get<pg.Pool>(DATABASE_POOL);
  const outcomes: Record<string, number> = {};
  const move = async (service: MoveService) => {
    const any = () => ids[Math.floor(random() * ids.length)]!;
    const item_ids = Array.from({ length: 1 + Math.floor(random() * 3) }, any);
    const before_id = random() < 0.3 ? any() : null;
    const category_id = random() < 0.1 ? any() : undefined;
    const outcome = await service
      .move(user, { item_ids, parent_id: any(), before_id, category_id })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.refusal.code;
        throw error;
      });
    const name = typeof outcome === 'string' ? outcome : 'moved';
    outcomes[name] = (outcomes[name] ?? 0) + 1;
  };
  await Promise.all(
    Array.from({ length: movers }, async () => {
      // Of its own: as in another process, where no turn is waited for.
      const service = new MoveService(new OwnTree(pool));
      for (let count = 0; count < movesEach; count++) await move(service);
    }),
  );
  expect(outcomes.moved).toBeGreaterThan(10);
  expect(await compareTrees(world.database)).toEqual([]);
  const { rows } = await world.database.query<{ items: number; misplaced: number }>(
    `select count(*)::integer as items, (count(*) filter (where item_order <> place))::integer as misplaced
     from (
       select item_order, row_number() over (partition by parent_id order by item_order) - 1 as place
       from items where owner_id = $1
     ) as placed`,
    [user.user_id],
  );
  expect(rows).toEqual([{ items: ids.length, misplaced: 0 }]);
}, 60_000);
