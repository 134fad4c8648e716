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

/**
 * Whether words can have been asked in this order by {@link nextTurn}, whichever words there were to ask: each stretch of
 * as many as there are different ones has each of them once, and none comes twice in a row.
 */
export function areTurns(word_ids: readonly number[]): boolean {
  const count = new Set(word_ids).size;
  return word_ids.every((word_id, at) => {
    const others = word_ids.slice(at - (at % count), at);
    const isTwiceInARow = count > 1 && word_ids[at - 1] === word_id;
    return !others.includes(word_id) && !isTwiceInARow;
  });
}
