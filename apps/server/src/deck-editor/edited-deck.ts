import type { EditedDeck, EditedRow, EditedWord } from '@lexiroom/contracts/deck-editor';
import type pg from 'pg';
import { readWords, type WordRow } from '../decks/read-decks.ts';
import { toPlainDeckWord } from '../decks/deck-words.ts';
import { isOwnDeck } from '../decks/edits/own-deck.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';

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
  return { ...deck, words: (await readWords(pool, user, [deck_id], word_ids)).map(toEditedWord) };
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
