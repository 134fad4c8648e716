import { type Random, shuffled } from '../../chance/index.ts';
import { foldKey, similarity } from '../../text/index.ts';

/** What a wrong option is judged by: nothing may stand beside a word that looks or reads the same. */
export interface Choice {
  word_id: number;
  image_id: number | null;
  target_translation: string;
}

/** At most so many words are considered as wrong answers (specification 1 section 9). */
export const candidateLimit = 255;
/** Of those, at most so many, taken at random, are compared with the asked word. */
export const comparedLimit = 100;

/**
 * The wrong options for a word: of up to 100 random candidates out of at most 255, the ones whose text is most like
 * the asked one; never the same picture or the same text as it, nor as each other (specification 1 section 4).
 * Fewer than `count` when the words do not hold as many. Most alike first.
 */
export function distractorsFor<Word extends Choice>(
  asked: Word,
  words: readonly Word[],
  count: number,
  random: Random,
): Word[] {
  const candidates = words.filter((word) => !looksOrReadsLike(word, asked)).slice(0, candidateLimit);
  const compared = shuffled(candidates, random).slice(0, comparedLimit);
  const alike = compared
    .map((word) => ({ word, likeness: similarity(word.target_translation, asked.target_translation) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const chosen: Word[] = [];
  for (const { word } of alike) {
    if (chosen.length === count) break;
    if (!chosen.some((earlier) => looksOrReadsLike(word, earlier))) chosen.push(word);
  }
  return chosen;
}

function looksOrReadsLike(one: Choice, other: Choice): boolean {
  return (
    one.word_id === other.word_id ||
    (one.image_id !== null && one.image_id === other.image_id) ||
    foldKey(one.target_translation) === foldKey(other.target_translation)
  );
}
