import type pg from 'pg';

/** Writes a German deck of so many words of the library into a folder, past the calls, which would copy deck after deck. */
export async function makeLibraryDeck(
  database: pg.ClientBase,
  deck: { owner_id: number; parent_id: number; words: number },
): Promise<number> {
  const { rows } = await database.query<{ deck_id: number }>(
    `with item as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id)
       values ($1, 'deck', 'Everything', 'everything', $2) returning item_id
     )
     insert into decks (deck_id, target_language, source_language) select item_id, 'german', 'english_uk' from item
     returning deck_id`,
    [deck.owner_id, deck.parent_id],
  );
  const { deck_id } = rows[0]!;
  await database.query(
    `insert into words (deck_id, word_order, image_id, target_translation_id, source_translation_id, target_text,
       source_text, origin_word_id)
     select $1, row_number() over (), image_id, min(t.translation_id), min(s.translation_id), min(t.translation),
       min(s.translation), 0
     from translations t join translations s using (image_id)
     where t.language = 'german' and s.language = 'english_uk' group by image_id order by image_id limit $2`,
    [deck_id, deck.words],
  );
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  return deck_id;
}
