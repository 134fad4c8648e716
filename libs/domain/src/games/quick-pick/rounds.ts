import { seededRandom, shuffled } from '../../chance/index.ts';
import type { LiveWord } from '../../live-session/index.ts';
import {
  type ComparableWord,
  comparableWords,
  type Confusions,
  kindsFor,
  optionsFor,
  type QuestionKind,
} from '../../study/question/index.ts';
import { optionCount } from './settings.ts';

/** A word that can be shown: by its picture, or by the card that stands for it. */
export type ShownWord = LiveWord & { image_path: string };

/** One round: a word that is asked, and what can be picked. */
export interface Round {
  /** From 1. */
  number: number;
  kind: QuestionKind;
  word_id: number;
  option_word_ids: readonly number[];
  /** From 0; never part of what a player is sent before somebody picked it. */
  correct_option: number;
}

/** What rounds are made of. */
export interface RoundSource {
  words: readonly ShownWord[];
  /** All chance of a game comes from here, so that the same game can be played again. */
  seed: number;
  /** Which words were taken for which before, to be offered as wrong options. */
  confusions?: Confusions | undefined;
}

/** The words of these that can be asked or picked. */
export const shownWords = (words: readonly LiveWord[]): ShownWord[] =>
  words.filter((word): word is ShownWord => word.image_path !== null);

/** How many of these words can be asked. */
export const countAskable = (words: readonly LiveWord[]): number =>
  shownWords(words).filter((word) => kindsFor(word).length > 0).length;

/**
 * The round after these: a word at random of those that were asked least, and not the same twice in a row, in a kind of
 * question that it allows; its options shuffled. Undefined when no word has a wrong option beside it.
 */
export function roundAfter({ words, seed, confusions }: RoundSource, earlier: readonly Round[]): Round | undefined {
  const number = earlier.length + 1;
  const random = seededRandom(seed + number);
  const compared = comparedOnce(words);
  for (const asked of inTurn(shuffled(compared, random), earlier)) {
    for (const kind of shuffled(kindsFor(asked.word), random)) {
      const options = optionsFor(asked, { kind, count: optionCount, confusions }, compared, random);
      if (!options) continue;
      const option_word_ids = options.map(({ word_id }) => word_id);
      const { word_id } = asked.word;
      return { number, kind, word_id, option_word_ids, correct_option: option_word_ids.indexOf(word_id) };
    }
  }
  return undefined;
}

/** Those asked least first, and the one of the round before last. */
function inTurn(
  words: readonly ComparableWord<ShownWord>[],
  earlier: readonly Round[],
): readonly ComparableWord<ShownWord>[] {
  const asked = new Map<number, number>();
  for (const { word_id } of earlier) asked.set(word_id, (asked.get(word_id) ?? 0) + 1);
  const last = earlier.at(-1)?.word_id;
  const turn = ({ word: { word_id } }: ComparableWord<ShownWord>) =>
    word_id === last ? Infinity : (asked.get(word_id) ?? 0);
  return words.toSorted((one, other) => turn(one) - turn(other) || 0);
}

/** The words of a game never change: what they are compared by is worked out once, and not for every round. */
const comparedWords = new WeakMap<readonly ShownWord[], readonly ComparableWord<ShownWord>[]>();
function comparedOnce(words: readonly ShownWord[]): readonly ComparableWord<ShownWord>[] {
  const compared = comparedWords.get(words) ?? comparableWords(words);
  comparedWords.set(words, compared);
  return compared;
}
