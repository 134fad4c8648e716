import type { QuestionKind } from '../study/question/index.ts';

/**
 * What a game has to know of an answer besides whether it was right and how long it took, as it is sent with the answer
 * and kept with it. Word Rush needs none of it, Type Hype all.
 */
export interface PlayFacts {
  /** Letters that there were to type. */
  letters?: number | undefined;
  /** Wrong letters. */
  mistakes?: number | undefined;
  /** Letters that were bought. */
  hints?: number | undefined;
  /** The word was typed to its end, with or without mistakes and hints. */
  typed?: boolean | undefined;
}

/** One answer of a round, as far as its score depends on it. */
export interface RoundStep {
  /** From 1, each answer of a round one more. */
  round_step: number;
  is_correct: boolean;
  /** From the sight of what is asked to the answer, in whole milliseconds. */
  ms: number;
  play: PlayFacts;
}

/** An answer as a game hands it on to be recorded. */
export interface RoundAnswer extends RoundStep {
  word_id: number;
  kind: QuestionKind | 'typed';
  /** Of a choice: what there was to choose from, and what was chosen; nothing when the time was up. */
  option_word_ids?: readonly number[];
  chosen_word_id?: number;
}

/** Emitted by the machine of every game for one: listen with `actor.on('answered', …)`. */
export interface RoundAnswered {
  type: 'answered';
  answer: RoundAnswer;
}

/** How a round of a game is counted. */
export interface RoundRules {
  /**
   * The score of a round by its answers, in the order they were given. Undefined when no round can have been played so:
   * answers are missing, in the wrong order or after the end, or do what the rules do not allow.
   */
  scoreOfRound: (steps: readonly RoundStep[]) => number | undefined;
  /** The least time, in milliseconds from its start, in which a round with these answers can be played. */
  leastMsOf: (steps: readonly RoundStep[]) => number;
}
