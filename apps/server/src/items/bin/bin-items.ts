import { type BinItem, treeLimits } from '@lexiroom/contracts/items';
import type pg from 'pg';
import { decksLookedAt, everything, type Inside, nothingInside, readInside } from '../folder/read-folder-items.ts';
import type { ItemType } from '../item.entity.ts';
import { deckThumbnails, thumbnailsInside } from '../folder/thumbnails.ts';

interface BinRow {
  item_id: number;
  item_name: string;
  item_type: ItemType;
  deleted_at: Date;
}

/** What somebody has thrown away, newest first; 500 at most. What went with something else is counted there. */
export async function readBin(pool: pg.Pool, user_id: number): Promise<BinItem[]> {
  const { rows } = await pool.query<BinRow>(
    `select item_id, item_name, item_type, deleted_at from items where owner_id = $1 and deleted_at is not null
     order by deleted_at desc, item_id desc limit $2`,
    [user_id, treeLimits.itemsAtOnce],
  );
  const inside = new Map([...(await insideFolders(pool, rows)), ...(await insideCategories(pool, rows))]);
  const decks = [
    ...idsOf(rows, 'deck'),
    ...idsOf(rows, 'story'),
    ...[...inside.values()].flatMap(({ deck_ids }) => deck_ids),
  ];
  const thumbnails = await deckThumbnails(pool, decks, user_id);
  return rows.map(({ deleted_at, ...row }) => {
    const isHolder = row.item_type === 'folder' || row.item_type === 'category';
    const content = isHolder ? (inside.get(row.item_id) ?? nothingInside) : undefined;
    return {
      ...row,
      item_count: content?.item_count ?? null,
      story_count: content?.story_count ?? null,
      thumbnails: content
        ? thumbnailsInside(row.item_id, content.deck_ids, thumbnails)
        : (thumbnails.get(row.item_id) ?? []),
      deleted_at: deleted_at.getTime(),
      gone_at: deleted_at.getTime() + treeLimits.binDays * 86_400_000,
    };
  });
}

const idsOf = (rows: readonly BinRow[], type: ItemType) =>
  rows.filter(({ item_type }) => item_type === type).map(({ item_id }) => item_id);

const insideFolders = (pool: pg.Pool, rows: readonly BinRow[]) =>
  readInside(
    pool,
    idsOf(rows, 'folder').map((item_id) => ({ item_id, seen_by: 'private' })),
    everything,
  );

async function insideCategories(pool: pg.Pool, rows: readonly BinRow[]): Promise<Map<number, Inside>> {
  const found = await pool.query<Inside & { category_id: number }>(
    `select category_id, count(*)::integer as item_count,
       count(*) filter (where item_type = 'story')::integer as story_count,
       coalesce((array_agg(item_id order by item_order) filter (where item_type in ('deck', 'story')))[:$2], '{}') as deck_ids
     from items where category_id = any($1) and deleted_at is null group by category_id`,
    [idsOf(rows, 'category'), decksLookedAt],
  );
  return new Map(found.rows.map(({ category_id, ...inside }) => [category_id, inside]));
}
