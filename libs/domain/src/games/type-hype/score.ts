import type { RoundStep } from '../../solo-round/index.ts';
import {
  afterHint,
  afterMistake,
  afterWord,
  emptyTally,
  hintRule,
  isDead,
  isKnown,
  nextWordMs,
  type Tally,
} from './rules.ts';

/** Nobody types a letter faster, not even with a keyboard that puts in whole words. */
const leastMsPerLetter = 20;

/** What is sent with the answer to a word (`play`). */
export interface TypedWord {
  letters: number;
  mistakes: number;
  hints: number;
  /** It was typed to its end; otherwise life ended before, or the player gave up. */
  typed: boolean;
}

/**
 * The score of a game by its answers: words that were typed to their end, and at most one that was not, the last. A player
 * who gave up before the first letter of a word leaves no answer to it. Undefined when no game can have gone so.
 */
export function scoreOfTypeHype(steps: readonly RoundStep[]): number | undefined {
  let tally: Tally | undefined = emptyTally;
  for (const [index, step] of steps.entries()) {
    const word = typedWordOf(step);
    const isLast = index + 1 === steps.length;
    if (!word || step.round_step !== index + 1 || (!word.typed && !isLast)) return undefined;
    tally = tallyAfter(tally, word);
    if (!tally) return undefined;
  }
  return steps.length === 0 ? undefined : tally.score;
}

/** Letters that were typed take time, and so does the wait after each word and between two hints. */
export function leastMsOfTypeHype(steps: readonly RoundStep[]): number {
  const words = steps.map((step) => {
    const { letters = 0, hints = 0, typed = false } = step.play;
    const typingMs = typed ? Math.max(0, letters - hints) * leastMsPerLetter : 0;
    const hintsMs = Math.max(0, hints - 1) * hintRule.cooldownMs;
    return Math.max(step.ms, typingMs, hintsMs);
  });
  return words.reduce((sum, ms) => sum + ms, 0) + nextWordMs * Math.max(0, steps.length - 1);
}

/** The facts of an answer, when they fit together; undefined otherwise. */
function typedWordOf({ is_correct, play }: RoundStep): TypedWord | undefined {
  const { letters = 0, mistakes = -1, hints = -1, typed } = play;
  if (typed === undefined || ![letters, mistakes, hints].every(Number.isInteger)) return undefined;
  if (letters < 1 || mistakes < 0 || hints < 0 || hints > letters) return undefined;
  if (is_correct !== (typed && isKnown(letters, mistakes, hints))) return undefined;
  return { letters, mistakes, hints, typed };
}

/** Hints cost points and mistakes cost life, so that their order within a word makes no difference. */
function tallyAfter(before: Tally, { letters, mistakes, hints, typed }: TypedWord): Tally | undefined {
  let tally: Tally | undefined = before;
  for (let hint = 0; hint < hints && tally; hint++) tally = afterHint(tally, letters);
  for (let mistake = 0; mistake < mistakes && tally; mistake++) {
    tally = isDead(tally) ? undefined : afterMistake(tally, letters);
  }
  if (!tally) return undefined;
  if (!typed) return tally;
  return isDead(tally) ? undefined : afterWord(tally, letters);
}
