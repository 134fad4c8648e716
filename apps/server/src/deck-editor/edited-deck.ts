import type { EditedDeck, EditedRow, EditedWord } from '@lexiroom/contracts/deck-editor';
import type pg from 'pg';
import { readWords, type WordRow } from '../decks/read-decks.ts';
import { toPlainDeckWord } from '../decks/deck-words.ts';
import { isOwnDeck } from '../decks/edits/own-deck.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import type { PreparedWord } from './prepare-words.ts';

/** An own deck with all its rows, or with those of `word_ids` only. NOT_FOUND for all but the owner. */
export async function readEditedDeck(
  pool: pg.Pool,
  user: CurrentUser,
  deck_id: number,
  word_ids?: readonly number[],
): Promise<EditedDeck | Refusal> {
  const { rows } = await pool.query<Omit<EditedDeck, 'words'>>(
    `select d.deck_id, i.item_name as deck_name, category.item_name as category_name, d.purpose, d.target_language,
       d.source_language, d.show_translation, item_visibility(i.item_id) as seen_by, i.rev
     from items i join decks d on d.deck_id = i.item_id
     left join items category on category.item_id = i.category_id
     where ${isOwnDeck}`,
    [deck_id, user.user_id],
  );
  const [deck] = rows;
  if (!deck) return refuse('NOT_FOUND');
  return { ...deck, words: (await readWords(pool, [deck_id], word_ids)).map(toEditedWord) };
}

/** A row of an own deck as it stands now, with the deck's `rev`. NOT_FOUND when it is gone. */
export async function readEditedRow(
  pool: pg.Pool,
  user: CurrentUser,
  { deck_id, word_id }: { deck_id: number; word_id: number },
): Promise<EditedRow | Refusal> {
  const deck = await readEditedDeck(pool, user, deck_id, [word_id]);
  if (deck instanceof Refusal) return deck;
  const [word] = deck.words;
  return word ? { ...word, rev: deck.rev } : refuse('NOT_FOUND');
}

function toEditedWord(word: WordRow): EditedWord {
  const { target_text, target_translation, source_text, source_translation } = word;
  const plain = toPlainDeckWord({ ...word, target_text: target_text ?? '' });
  const texts = { target_text, target_translation, source_text, source_translation };
  return { ...plain, ...texts, due_date: null, due_dates: null, answers: [] };
}

/**
 * STALE: the same thing has changed since the `rev` that was seen. In its params `rev` is the present one, and `current`
 * is what stands there now, as JSON.
 */
export const stale = (rev: number, current: unknown): Refusal =>
  refuse('STALE', { rev, current: JSON.stringify(current) });

/** The ids of a deck's words, in their order. */
export async function wordIds(client: pg.ClientBase, deck_id: number): Promise<number[]> {
  const { rows } = await client.query<{ word_id: number }>(
    'select word_id from words where deck_id = $1 order by word_order, word_id',
    [deck_id],
  );
  return rows.map(({ word_id }) => word_id);
}

/** Inserts words behind all others of a deck, each as its own origin. `rev`: the deck's, already increased. Gives their ids. */
export async function insertWords(
  client: pg.ClientBase,
  deck_id: number,
  rev: number,
  rows: readonly PreparedWord[],
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
