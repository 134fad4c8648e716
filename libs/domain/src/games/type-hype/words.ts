import { seededRandom } from '../../chance/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import { nextTurn, type RoundAnswer, type Turns } from '../../solo-round/index.ts';
import { wholeMs } from '../../study/page/index.ts';
import { kindsFor, type OptionWord } from '../../study/question/index.ts';
import {
  afterHint,
  afterMistake,
  afterWord,
  emptyTally,
  hintRule,
  isKnown,
  mistakeGraceMs,
  type Tally,
} from './rules.ts';
import {
  hinted,
  isComplete,
  isMistake,
  nothingTyped,
  type TypedAnswer,
  typedAnswer,
  type Typing,
  typed,
} from './typing.ts';

/** What a game is played with. Times (`at`) are milliseconds of a clock that only goes forward. */
export interface TypeHypeInput {
  words: readonly Pick<
    OptionWord,
    'word_id' | 'image_id' | 'target_translation' | 'target_language' | 'source_translation'
  >[];
  /** Decides everything that is left to chance. */
  seed: number;
}

/** A word that can be asked. */
interface TypeHypeWord {
  word_id: number;
  text: string;
  language: LanguageId;
}

/** The word that is asked, and what was done for it. */
export interface AskedWord {
  word_id: number;
  answer: TypedAnswer;
  typing: Typing;
  mistakes: number;
  hints: number;
  /** When it was first seen; null before. */
  shown_at: number | null;
  /** How long it took, once it was typed or given up. */
  ms: number;
}

/** A game as it stands. */
export interface TypeHype {
  tally: Tally;
  asked: AskedWord | null;
  /** How many answers were handed on to be recorded. */
  steps: number;
  /** When the last hint was taken, and the last mistake made. */
  hinted_at: number | null;
  mistaken_at: number | null;
  words: readonly TypeHypeWord[];
  turns: Turns;
  chance: number;
}

/** A game with its first word. Left out are words of which nothing can be typed, and those whose picture is their text. */
export function beginTypeHype({ words, seed }: TypeHypeInput): TypeHype {
  const typeable = words
    .filter((word) => kindsFor(word).length > 0)
    .map(({ word_id, target_translation, target_language }) => ({
      word_id,
      text: target_translation,
      language: target_language,
    }))
    .filter(({ text, language }) => typedAnswer(text, language).count > 0);
  const game = { tally: emptyTally, asked: null, steps: 0, hinted_at: null, mistaken_at: null };
  return withNextWord({ ...game, words: typeable, turns: { to_come: [] }, chance: seed });
}

/** The next word, at random, none a second time until all were asked; none without words. */
export function withNextWord(game: TypeHype): TypeHype {
  const random = seededRandom(game.chance);
  const word_ids = game.words.map(({ word_id }) => word_id);
  const turns = nextTurn(word_ids, game.turns, random);
  const word = game.words.find(({ word_id }) => word_id === turns?.word_id);
  if (!turns || !word) return { ...game, asked: null };
  const answer = typedAnswer(word.text, word.language);
  const nothingDone = { typing: nothingTyped, mistakes: 0, hints: 0, shown_at: null, ms: 0 };
  const chance = Math.floor(random() * 2 ** 32);
  return { ...game, turns, chance, asked: { word_id: word.word_id, answer, ...nothingDone } };
}

/** The game once the word is in sight: its time begins. */
export function seen(game: TypeHype, at: number): TypeHype {
  return game.asked?.shown_at === null ? { ...game, asked: { ...game.asked, shown_at: at } } : game;
}

/**
 * The game once the box has another text. A mistake costs life and ends the streak; what is typed within the moment that
 * one needs to notice it costs nothing more.
 */
export function withText(game: TypeHype, text: string, isComposing: boolean, at: number): TypeHype {
  const { asked, tally, mistaken_at } = game;
  if (!asked) return game;
  const typing = typed(asked.answer, asked.typing, text, isComposing);
  const after = { ...game, asked: { ...asked, typing, ms: since(asked.shown_at, at) } };
  const isNoticed = mistaken_at === null || at - mistaken_at >= mistakeGraceMs;
  if (!isMistake(asked.typing, typing, text) || !(isNoticed || !asked.typing.is_wrong)) return after;
  return {
    ...after,
    asked: { ...after.asked, mistakes: asked.mistakes + 1 },
    tally: afterMistake(tally, asked.answer.count),
    mistaken_at: at,
  };
}

/** Why there is no hint now: too few points, a mistake that stands there, or one that was just given; else undefined. */
export function hintFault(
  { tally, asked, hinted_at }: TypeHype,
  at: number,
): 'score' | 'mistake' | 'too_soon' | undefined {
  if (tally.score < hintRule.fromScore) return 'score';
  if (!asked || asked.typing.is_wrong) return 'mistake';
  return hinted_at !== null && at - hinted_at < hintRule.cooldownMs ? 'too_soon' : undefined;
}

/** The game after a hint: the next letter stands there, and its points are gone. */
export function withHint(game: TypeHype, at: number): TypeHype {
  const { asked, tally } = game;
  const paid = asked && afterHint(tally, asked.answer.count);
  if (!paid || hintFault(game, at) !== undefined) return game;
  const typing = hinted(asked.answer, asked.typing);
  const ms = since(asked.shown_at, at);
  return { ...game, tally: paid, hinted_at: at, asked: { ...asked, typing, hints: asked.hints + 1, ms } };
}

/** Whether the word is typed to its end. */
export function isTyped({ asked }: TypeHype): boolean {
  return asked !== null && isComplete(asked.typing, asked.answer);
}

/** The game with the points of the word that was typed. */
export function withWordTyped(game: TypeHype): TypeHype {
  return game.asked ? { ...game, tally: afterWord(game.tally, game.asked.answer.count) } : game;
}

/** Whether something was done for the word, so that there is an answer to record. */
export function isTouched({ asked }: TypeHype): boolean {
  return asked !== null && asked.mistakes + asked.hints > 0;
}

/**
 * The answer to the word, as it is handed on to be recorded; `steps` counts it already.
 * @throws without a word: the machine hands on only what was asked.
 */
export function answerOf(game: TypeHype): RoundAnswer {
  const { asked, steps } = game;
  if (!asked) throw new Error('no answer here');
  const { word_id, answer, mistakes, hints, ms } = asked;
  const is_typed = isTyped(game);
  return {
    word_id,
    kind: 'typed',
    is_correct: is_typed && isKnown(answer.count, mistakes, hints),
    ms,
    round_step: steps,
    play: { letters: answer.count, mistakes, hints, typed: is_typed },
  };
}

function since(shown_at: number | null, at: number): number {
  return shown_at === null ? 0 : wholeMs(at - shown_at);
}
