import type pg from 'pg';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { sharedDecks } from './learner.ts';
import { type DeckRow, readDecks } from './read-decks.ts';

/** So many words of a deck, and of each pair of languages, can be wrong options beside the words that are asked. */
const mostChoices = { ofDeck: 12, ofLanguages: 40 } as const;

/** The decks of these words that the user learns, their own and those shared with them, in the order of the words. */
export async function decksOfWords(pool: pg.Pool, user: CurrentUser, word_ids: readonly number[]): Promise<DeckRow[]> {
  const { rows } = await pool.query<{ deck_id: number }>(
    `select deck_id from unnest($1::integer[]) with ordinality as asked (word_id, place) join words using (word_id)
     group by deck_id order by min(place)`,
    [word_ids],
  );
  const decks = await readDecks(
    pool,
    rows.map(({ deck_id }) => deck_id),
    { user },
  );
  const ofOthers = decks.filter(({ owner_id }) => owner_id !== user.user_id).map(({ deck_id }) => deck_id);
  const shared = new Set(ofOthers.length > 0 ? await sharedDecks(pool, user, ofOthers) : []);
  return decks.filter(({ deck_id, owner_id }) => owner_id === user.user_id || shared.has(deck_id));
}

/** Further words of these decks, some of each, as many as a question needs to choose its wrong options from. */
export async function choicesBeside(
  pool: pg.Pool,
  deck_ids: readonly number[],
  word_ids: readonly number[],
): Promise<number[]> {
  const { rows } = await pool.query<{ word_id: number }>(
    `select word_id from (
       select word_id, place, row_number() over (
         partition by target_language, source_language order by place, deck_id) as place_of_languages
       from decks cross join lateral (
         select word_id, row_number() over (order by word_order, word_id) as place from words
         where words.deck_id = decks.deck_id and target_text is not null and word_id <> all($2)
         order by word_order, word_id limit $3
       ) as word
       where deck_id = any($1)
     ) as choices where place_of_languages <= $4 order by place, word_id`,
    [deck_ids, word_ids, mostChoices.ofDeck, mostChoices.ofLanguages],
  );
  return rows.map(({ word_id }) => word_id);
}
