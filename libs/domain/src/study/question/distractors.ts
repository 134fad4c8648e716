import { type Random, shuffled } from '../../chance/index.ts';
import { foldKey, graphemes, likeness } from '../../text/index.ts';

/** What a wrong option is judged by: nothing may stand beside a word that looks or reads the same. */
export interface Choice {
  word_id: number;
  image_id: number | null;
  target_translation: string;
}

/** A word together with how its text looks, found out once however often it is compared. */
export interface Looked<Word extends Choice> {
  word: Word;
  key: string;
  letters: readonly string[];
}

/** At most so many words are considered as wrong answers (specification 1 section 9). */
export const candidateLimit = 255;
/** Of those, at most so many, taken at random, are compared with the asked word. */
export const comparedLimit = 100;

/** Words made ready for {@link distractorsFor}. */
export function lookedAt<Word extends Choice>(words: readonly Word[]): Looked<Word>[] {
  return words.map((word) => {
    const key = foldKey(word.target_translation);
    return { word, key, letters: graphemes(key) };
  });
}

/**
 * The wrong options for a word: of up to 100 random candidates out of at most 255, the ones whose text is most like
 * the asked one; never the same picture or the same text as it, nor as each other (specification 1 section 4).
 * Fewer than `count` when the words do not hold as many. Most alike first.
 */
export function distractorsFor<Word extends Choice>(
  asked: Looked<Word>,
  words: readonly Looked<Word>[],
  count: number,
  random: Random,
): Word[] {
  const compared = shuffled(candidatesFor(asked, words), random).slice(0, comparedLimit);
  const alike = compared
    .map((candidate) => ({ candidate, likeness: likeness(candidate.letters, asked.letters) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const chosen: Looked<Word>[] = [];
  for (const { candidate } of alike) {
    if (chosen.length === count) break;
    if (!chosen.some((earlier) => looksOrReadsLike(candidate, earlier))) chosen.push(candidate);
  }
  return chosen.map(({ word }) => word);
}

function candidatesFor<Word extends Choice>(asked: Looked<Word>, words: readonly Looked<Word>[]): Looked<Word>[] {
  const candidates: Looked<Word>[] = [];
  for (const word of words) {
    if (candidates.length === candidateLimit) break;
    if (!looksOrReadsLike(word, asked)) candidates.push(word);
  }
  return candidates;
}

function looksOrReadsLike(one: Looked<Choice>, other: Looked<Choice>): boolean {
  return (
    one.word.word_id === other.word.word_id ||
    (one.word.image_id !== null && one.word.image_id === other.word.image_id) ||
    one.key === other.key
  );
}
