import type pg from 'pg';
import { thumbnailPath } from '../library/picture-paths.ts';

/** So many small pictures show what is in an item. */
const mostThumbnails = 4;

/**
 * The first pictures of each deck, its cover before those of its words, each once; by deck. Words that have the same
 * pictures as those before them are looked past up to a point.
 */
export async function deckThumbnails(
  db: pg.Pool | pg.ClientBase,
  deck_ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (deck_ids.length === 0) return new Map();
  const { rows } = await db.query<{ deck_id: number; hashes: string[] }>(
    `select d.deck_id, array(
       select image_hash from (
         select image_id, min(place) as place from (
           select d.deck_image_id as image_id, -1 as place where d.deck_image_id is not null
           union all
           (select image_id, word_order from words where words.deck_id = d.deck_id and image_id is not null
            order by word_order limit 2 * $2)
         ) as pictured group by image_id
       ) as picture join images using (image_id)
       where image_approved or not is_hidden('image', image_id)
       order by place limit $2
     ) as hashes
     from decks d where d.deck_id = any($1)`,
    [deck_ids, mostThumbnails],
  );
  return new Map(rows.map(({ deck_id, hashes }) => [deck_id, hashes.map(thumbnailPath)]));
}

/** What shows a folder or a category: the first picture of each deck in it that has one, four at most. */
export const thumbnailsInside = (deck_ids: readonly number[], ofDecks: ReadonlyMap<number, string[]>): string[] =>
  [...new Set(deck_ids.flatMap((deck_id) => ofDecks.get(deck_id)?.slice(0, 1) ?? []))].slice(0, mostThumbnails);
