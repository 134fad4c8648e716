import { treeLimits } from '@lexiroom/domain/items';
import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';

/** What is wrong in the trees: whatever does not hang on its root, is not where its category is, or lies too deep. */
export async function compareTrees(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<{ item_id: number; expected: string; found: string }>(faults, [treeLimits.depth]);
  return rows.map(({ item_id, expected, found }) => ({ what: `items of id ${item_id}`, expected, found }));
}

/** $1 how deep folders may lie. */
const faults = `
  with recursive hanging as (
    select item_id, owner_id, item_type, 0 as depth from items where parent_id is null
    union all
    select i.item_id, i.owner_id, i.item_type, depth + 1
    from hanging join items i on i.parent_id = hanging.item_id and i.owner_id = hanging.owner_id
    where hanging.item_type = 'folder'
  )
  select i.item_id, 'in a folder of its owner, below the root' as expected, 'in item ' || i.parent_id as found
  from items i where not exists (select 1 from hanging where hanging.item_id = i.item_id)
  union all
  select item_id, 'at most ' || $1::integer || ' folders deep', depth || ' folders deep'
  from hanging where item_type = 'folder' and depth > $1
  union all
  select i.item_id, 'in a category of its folder, or in none', 'in category ' || i.category_id
  from items i join items category on category.item_id = i.category_id
  where category.item_type <> 'category' or category.parent_id is distinct from i.parent_id
    or i.item_type not in ('deck', 'story')
  order by item_id`;
