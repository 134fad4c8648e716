import type pg from 'pg';
import { isShownIn } from '../../library/private-pictures.ts';
import { thumbnailPath } from '../../media/media-paths.ts';

/** How many small pictures show what is in an item. */
const mostThumbnails = 4;

/**
 * What shows each deck or story to this person: its cover, where somebody has chosen one; else the first pictures of its
 * words or sections, each once; by item. Words that have the same pictures as those before them are looked past up to a point.
 */
export async function deckThumbnails(
  db: pg.Pool | pg.ClientBase,
  deck_ids: readonly number[],
  person: number | undefined,
): Promise<Map<number, string[]>> {
  if (deck_ids.length === 0) return new Map();
  const { rows } = await db.query<{ deck_id: number; hashes: string[] }>(
    `with pictured as materialized (
       select deck_id, deck_image_id as image_id, -1 as place
       from decks where deck_id = any($1) and deck_image_id is not null
       union all
       select d.deck_id, word.image_id, word.word_order
       from decks d
       cross join lateral (
         select image_id, word_order from words join images using (image_id)
         where words.deck_id = d.deck_id and ${isShownIn('images', 'd.deck_id', '$3')}
         order by word_order limit 2 * $2
       ) as word
       where d.deck_id = any($1)
       union all
       select story_id, cover_image_id, -1 from stories where story_id = any($1) and cover_image_id is not null
       union all
       select s.story_id, section.image_id, section.section_order
       from stories s
       cross join lateral (
         select image_id, section_order from story_sections join images using (image_id)
         where story_sections.story_id = s.story_id and deleted_at is null and ${isShownIn('images', 's.story_id', '$3')}
         order by section_order limit 2 * $2
       ) as section
       where s.story_id = any($1)
     )
     select deck_id, (array_agg(image_hash order by place))[:case when min(place) < 0 then 1 else $2 end] as hashes
     from (select deck_id, image_id, min(place) as place from pictured group by deck_id, image_id) as picture
     join images using (image_id)
     where (image_approved or not is_hidden('image', image_id)) and ${isShownIn('images', 'picture.deck_id', '$3')}
     group by deck_id`,
    [deck_ids, mostThumbnails, person ?? null],
  );
  return new Map(rows.map(({ deck_id, hashes }) => [deck_id, hashes.map(thumbnailPath)]));
}

/**
 * What shows a folder or a category: the first picture of each deck in it that has one, each once, four at most. Where there
 * are more it depends on the folder with which it begins, so that folders with the same topics do not look the same.
 */
export function thumbnailsInside(
  item_id: number,
  deck_ids: readonly number[],
  ofDecks: ReadonlyMap<number, string[]>,
): string[] {
  const pictures = [...new Set(deck_ids.flatMap((deck_id) => ofDecks.get(deck_id)?.slice(0, 1) ?? []))];
  const first = pictures.length > mostThumbnails ? (item_id * stride) % pictures.length : 0;
  return [...pictures.slice(first), ...pictures.slice(0, first)].slice(0, mostThumbnails);
}

/** Folders that were made one after the other begin so many pictures apart. */
const stride = 5;
