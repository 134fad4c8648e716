import type pg from 'pg';
import { type Chosen, chooseItems, type OwnItem } from './choose-items.ts';

/** What somebody takes along of their own tree; undefined when one of the items is not theirs, or in the bin. */
export async function readChosen(
  pool: pg.Pool,
  user_id: number,
  item_ids: readonly number[] | undefined,
): Promise<Chosen | undefined> {
  const { rows } = await pool.query<OwnItem>(
    `select item_id, item_type, item_name, parent_id, category_id, colour from items
     where owner_id = $1 and deleted_at is null order by item_order, name_key, item_id`,
    [user_id],
  );
  return chooseItems(rows, item_ids);
}

/** How many words leave with these decks: those without a text in the language that is learned stay here. */
export async function countWords(pool: pg.Pool, deck_ids: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ words: number }>(
    'select count(*)::integer as words from words where deck_id = any($1) and target_text is not null',
    [deck_ids],
  );
  return rows[0]!.words;
}
