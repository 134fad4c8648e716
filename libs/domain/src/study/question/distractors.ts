import { type Random, shuffled } from '../../chance/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import { sameTextKey, searchKey, graphemes, holdsWords, likeness, wholeWords } from '../../text/index.ts';

/** A word that can be an option of a question, with what decides whether it may stand beside the word that is asked. */
export interface OptionWord {
  word_id: number;
  image_id: number | null;
  target_translation: string;
  target_language: LanguageId;
  source_translation: string | null;
  source_language: LanguageId | null;
  /** The pictures beside it that could be taken for its own, as a rat's for a mouse's; absent where there are none. */
  looks_like?: readonly number[] | undefined;
}

/** A word that another one was taken for. */
export interface ConfusedWord {
  word_id: number;
  times: number;
}

/** Which words were taken for which, by the id of the one that was asked. */
export type Confusions = Readonly<Record<number, readonly ConfusedWord[]>>;

/** A word with what its texts are compared by, computed once however often they are compared. */
export interface ComparableWord<Word extends OptionWord> {
  word: Word;
  /** Texts of the same key are the same text. */
  key: string;
  /** The same of the source text; null without one. */
  meaning: string | null;
  /** The words of the text. */
  words: readonly string[];
  /** What likeness is measured by, and never sameness: the letters as in a search, without accents and signs. */
  letters: readonly string[];
}

/** At most so many words are considered as wrong answers (specification 1 section 9). */
export const candidateLimit = 255;
/** Of those, at most so many, taken at random, are compared with the asked word. */
export const comparedLimit = 100;
/**
 * A word that was confused with others has one of those beside it so often, out of 1. Not always: else it would soon be
 * known that the right one is of these two.
 */
export const confusedShare = 0.75;

/** Words made ready for {@link distractorsFor}. */
export function comparableWords<Word extends OptionWord>(words: readonly Word[]): ComparableWord<Word>[] {
  return words.map((word) => ({
    word,
    key: sameTextKey(word.target_translation, word.target_language),
    meaning: word.source_translation === null ? null : sameTextKey(word.source_translation, word.source_language),
    words: wholeWords(word.target_translation, word.target_language),
    letters: graphemes(searchKey(word.target_translation)),
  }));
}

/**
 * The wrong options for a word: of up to 100 random candidates out of at most 255, the ones whose text is most like
 * the asked one; never one that would be right as well, and never the same picture or the same text twice
 * (specification 1 section 4). Fewer than `count` when the words do not hold as many. Most alike first; before them,
 * {@link confusedShare} of the time, one of the words that it was taken for, the likelier the more often it was.
 */
export function distractorsFor<Word extends OptionWord>(
  asked: ComparableWord<Word>,
  words: readonly ComparableWord<Word>[],
  count: number,
  random: Random,
  confused: readonly ConfusedWord[] = [],
): Word[] {
  const compared = shuffled(candidatesFor(asked, words), random).slice(0, comparedLimit);
  const alike = compared
    .map((candidate) => ({ candidate, likeness: likeness(candidate.letters, asked.letters) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const chosen = confusedWord(asked, words, confused, random).slice(0, count);
  for (const { candidate } of alike) {
    if (chosen.length === count) break;
    if (!chosen.some((earlier) => cannotStandBeside(candidate, earlier))) chosen.push(candidate);
  }
  return chosen.map(({ word }) => word);
}

/** One of the words that the asked one was taken for, or none. */
function confusedWord<Word extends OptionWord>(
  asked: ComparableWord<Word>,
  words: readonly ComparableWord<Word>[],
  confused: readonly ConfusedWord[],
  random: Random,
): ComparableWord<Word>[] {
  const times = new Map(confused.map((one) => [one.word_id, one.times]));
  const possible = words.filter((word) => times.has(word.word.word_id) && !wouldBeRight(word, asked));
  if (possible.length === 0 || random() >= confusedShare) return [];
  let left = random() * possible.reduce((sum, { word }) => sum + times.get(word.word_id)!, 0);
  const drawn = possible.find(({ word }) => (left -= times.get(word.word_id)!) < 0);
  return [drawn ?? possible[0]!];
}

function candidatesFor<Word extends OptionWord>(
  asked: ComparableWord<Word>,
  words: readonly ComparableWord<Word>[],
): ComparableWord<Word>[] {
  const candidates: ComparableWord<Word>[] = [];
  for (const word of words) {
    if (candidates.length === candidateLimit) break;
    if (!wouldBeRight(word, asked)) candidates.push(word);
  }
  return candidates;
}

/**
 * Whether a word is an answer to the question for another one as well: it has the same picture or text, means the same in
 * the source language, or one text holds the other as whole words, as 'fried egg' holds 'egg' (decisions section 14).
 */
function wouldBeRight(one: ComparableWord<OptionWord>, asked: ComparableWord<OptionWord>): boolean {
  return (
    cannotStandBeside(one, asked) ||
    (one.meaning !== null && one.meaning === asked.meaning) ||
    holdsWords(one.words, asked.words) ||
    holdsWords(asked.words, one.words)
  );
}

/** Whether two options could not be told from each other: they have the same text, or pictures that look alike. */
function cannotStandBeside(one: ComparableWord<OptionWord>, other: ComparableWord<OptionWord>): boolean {
  return (
    one.word.word_id === other.word.word_id ||
    one.key === other.key ||
    hasPictureOf(one.word, other.word) ||
    hasPictureOf(other.word, one.word)
  );
}

/** Whether two words can be told from each other, side by side: by their texts, and by their pictures. */
export const canStandBeside = (one: ComparableWord<OptionWord>, other: ComparableWord<OptionWord>): boolean =>
  !cannotStandBeside(one, other);

function hasPictureOf({ image_id, looks_like }: OptionWord, other: OptionWord): boolean {
  return other.image_id !== null && (image_id === other.image_id || looks_like?.includes(other.image_id) === true);
}
