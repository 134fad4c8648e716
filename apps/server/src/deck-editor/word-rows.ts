import type pg from 'pg';
import type { MadeWord } from './own-texts.ts';

/** The ids of a deck's words, in their order. */
export async function wordIds(client: pg.ClientBase, deck_id: number): Promise<number[]> {
  const { rows } = await client.query<{ word_id: number }>(
    'select word_id from words where deck_id = $1 order by word_order, word_id',
    [deck_id],
  );
  return rows.map(({ word_id }) => word_id);
}

/** Adds words behind all others, each its own origin; `rev`: the deck's as it will be. Gives their ids. */
export async function insertWords(
  client: pg.ClientBase,
  deck_id: number,
  rev: number,
  rows: readonly MadeWord[],
): Promise<number[]> {
  const inserted = await client.query<{ word_id: number }>(
    `with made as materialized (
       select nextval(pg_get_serial_sequence('words', 'word_id'))::integer as word_id, chosen.*
       from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[], $7::text[], $8::text[], $9::text[])
         with ordinality as chosen (image_id, target_id, source_id, sound_id, target_text, source_text, extra, place)
     ), written as (
       insert into words (word_id, origin_word_id, deck_id, word_order, image_id, target_translation_id,
         source_translation_id, sound_id, target_text, source_text, extra_target_translation, image_rev, target_rev,
         source_rev)
       select word_id, word_id, $1, place - 1 + (select coalesce(max(word_order) + 1, 0) from words where deck_id = $1),
         image_id, target_id, source_id, sound_id, target_text, source_text, extra, $2, $2, $2
       from made
     )
     select word_id from made order by place`,
    [
      deck_id,
      rev,
      rows.map(({ image_id }) => image_id),
      rows.map(({ target_translation_id }) => target_translation_id),
      rows.map(({ source_translation_id }) => source_translation_id),
      rows.map(({ sound_id }) => sound_id),
      rows.map(({ target_text }) => target_text),
      rows.map(({ source_text }) => source_text),
      rows.map(({ extra_target_translation }) => extra_target_translation),
    ],
  );
  return inserted.rows.map(({ word_id }) => word_id);
}

/** Puts the words of a deck in the order of these ids, counted from 0. */
export async function writeOrder(client: pg.ClientBase, word_ids: readonly number[]): Promise<void> {
  await client.query(
    `update words set word_order = place - 1
     from unnest($1::integer[]) with ordinality as wanted (word_id, place)
     where words.word_id = wanted.word_id and word_order <> place - 1`,
    [word_ids],
  );
}
