import { letterCounts } from '@lexiroom/domain/games/type-hype';
import type { LanguageId } from '@lexiroom/domain/languages';
import { areTurns } from '@lexiroom/domain/solo-round';
import type pg from 'pg';
import type { PlayedRound } from './played-rounds.ts';

/** The most letters that any word has: of a word that was deleted since nobody knows its own. */
const mostLetters = 100;

/**
 * Whether the typed words of a round can be the words of its decks, as what the browser says of a word is not to be
 * believed, and points go by its letters: each has as many letters as its text, and none is asked again before the others
 * were, so that nobody earns with the longest word alone. A round in which nothing is typed has nothing to say here.
 */
export async function areTypedWords(client: pg.ClientBase, { steps }: Pick<PlayedRound, 'steps'>): Promise<boolean> {
  const typed = steps.filter(({ play }) => play.letters !== undefined);
  if (typed.length === 0) return true;
  if (!areTurns(typed.map(({ word_id }) => word_id))) return false;
  const { rows } = await client.query<{ word_id: number; text: string | null; language: LanguageId }>(
    `select word_id, target_text as text, target_language as language from words join decks using (deck_id)
     where word_id = any($1)`,
    [typed.map(({ word_id }) => word_id)],
  );
  const counts = new Map(rows.map(({ word_id, text, language }) => [word_id, letterCounts(text ?? '', language)]));
  return typed.every(({ word_id, play: { letters = 0 } }) => {
    const { least, most } = counts.get(word_id) ?? { least: 1, most: mostLetters };
    return letters >= least && letters <= most;
  });
}
