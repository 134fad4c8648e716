import type { RoundStep } from '../../solo-round/index.ts';
import {
  afterHint,
  afterMistake,
  afterWord,
  answerShownMs,
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

/**
 * Letters that were typed take time, and so does the wait after each word that was typed, and the sight of the answer at
 * the end, without which no game ends.
 */
export function leastMsOfTypeHype(steps: readonly RoundStep[]): number {
  return steps.reduce((sum, { ms, play: { letters = 0, hints = 0, typed = false } }) => {
    const typingMs = typed ? Math.max(0, letters - hints) * leastMsPerLetter + nextWordMs : 0;
    return sum + Math.max(ms + (typed ? nextWordMs : 0), typingMs);
  }, answerShownMs);
}

/** The facts of an answer, when they fit together; undefined otherwise. */
function typedWordOf({ is_correct, ms, play }: RoundStep): TypedWord | undefined {
  const { letters = 0, mistakes = -1, hints = -1, typed } = play;
  if (typed === undefined || ![letters, mistakes, hints, ms].every(Number.isInteger)) return undefined;
  if (letters < 1 || mistakes < 0 || hints < 0 || ms < 0) return undefined;
  // A word whose last letter is a hint is typed; one that nothing was done for has no answer.
  if (hints > letters || (!typed && (hints === letters || mistakes + hints === 0))) return undefined;
  // Both ends of a word's time are rounded.
  if (ms + 1 < (hints - 1) * hintRule.cooldownMs) return undefined;
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
