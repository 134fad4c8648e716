import type pg from 'pg';
import type { PlayedRound } from './played-rounds.ts';

/**
 * Whether an answer of a round is said to have more letters than its word: what the browser says of a word is not to be
 * believed, as points go by its letters. A word that was deleted since has none to compare.
 */
export async function hasTooManyLetters(
  client: pg.ClientBase,
  { steps }: Pick<PlayedRound, 'steps'>,
): Promise<boolean> {
  const typed = steps.filter(({ play }) => play.letters !== undefined);
  if (typed.length === 0) return false;
  const { rows } = await client.query<{ word_id: number; text: string | null }>(
    'select word_id, target_text as text from words where word_id = any($1)',
    [typed.map(({ word_id }) => word_id)],
  );
  const most = new Map(rows.map(({ word_id, text }) => [word_id, mostLetters(text ?? '')]));
  return typed.some(({ word_id, play }) => (play.letters ?? 0) > (most.get(word_id) ?? Infinity));
}

/** A letter is typed with one character or more: a mark may be one of its own. */
const mostLetters = (text: string): number => Array.from(text.normalize('NFKD')).length;
