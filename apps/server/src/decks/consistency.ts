import { deckRowLimit } from '@lexiroom/domain/library';
import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';

/** What is wrong with decks: one without its row, too many words or two in one place, a word that comes from nowhere. */
export async function compareDecks(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(faults, [deckRowLimit]);
  return rows;
}

/** $1 how many words a deck may have. Words that are gone may be an origin still: a number that was never given may not. */
const faults = `
  select 'decks, deck ' || item_id as what, 'a row for the item' as expected, 'none' as found
  from items where item_type = 'deck' and not exists (select 1 from decks where deck_id = item_id)
  union all
  select 'items of id ' || item_id, 'a deck, as it has a row in decks', item_type
  from items join decks on deck_id = item_id where item_type <> 'deck'
  union all
  select 'words of deck ' || deck_id, 'at most ' || $1::integer || ' words', count(*) || ' words'
  from words group by deck_id having count(*) > $1::integer
  union all
  select 'words of deck ' || deck_id || ' in place ' || word_order, 'one word',
    'words ' || string_agg(word_id::text, ', ' order by word_id)
  from words group by deck_id, word_order having count(*) > 1
  union all
  select 'words, origin of word ' || word_id, 'a word that is or was', 'word ' || origin_word_id
  from words where origin_word_id <> word_id
    and origin_word_id not between 1 and (
      select greatest(coalesce((select max(word_id) from words), 0),
        coalesce(pg_sequence_last_value(pg_get_serial_sequence('words', 'word_id')::regclass), 0)))
  order by what`;
