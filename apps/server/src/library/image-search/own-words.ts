import type pg from 'pg';
import { isSharedOrOwn } from '../private-pictures.ts';

/** A word of the user's own deck, with the picture and names that it has chosen of the library. */
export interface OwnWord {
  word_id: number;
  image_id: number | null;
  target_text: string | null;
  target_translation_id: number | null;
  source_translation_id: number | null;
  sound_id: number | null;
}

/** Those of these words that are in decks of the user, by their ids. */
export async function readOwnWords(
  pool: pg.Pool,
  user_id: number,
  word_ids: readonly number[],
): Promise<Map<number, OwnWord>> {
  if (word_ids.length === 0) return new Map();
  const { rows } = await pool.query<OwnWord>(
    `select w.word_id, image.image_id, w.target_text, w.target_translation_id,
       w.source_translation_id, w.sound_id
     from words w
     join items i on i.item_id = w.deck_id
     left join images image on image.image_id = w.image_id and ${isSharedOrOwn('image', '$2')}
     where w.word_id = any($1) and i.owner_id = $2 and item_visibility(i.item_id) is not null`,
    [word_ids, user_id],
  );
  return new Map(rows.map((word) => [word.word_id, word]));
}
