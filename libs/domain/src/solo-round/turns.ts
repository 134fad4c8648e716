import { type Random, shuffled } from '../chance/index.ts';

/** Which words a round has still to ask before it asks one of them again. */
export interface Turns {
  /** The word that is asked; undefined before the first one. */
  word_id?: number;
  /** Whose turn is still to come, in the order they are asked. */
  to_come: readonly number[];
}

/**
 * The next word, at random: none a second time until all were asked, and never the same one twice in a row unless there is
 * no other. Undefined without words.
 */
export function nextTurn(word_ids: readonly number[], { word_id, to_come }: Turns, random: Random): Turns | undefined {
  const [first, ...rest] = to_come.length > 0 ? to_come : startingWithAnother(shuffled(word_ids, random), word_id);
  return first === undefined ? undefined : { word_id: first, to_come: rest };
}

function startingWithAnother(word_ids: readonly number[], last: number | undefined): readonly number[] {
  const [first, ...rest] = word_ids;
  return first !== undefined && first === last ? [...rest, first] : word_ids;
}
