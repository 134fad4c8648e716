import { scoreOfTypeHype, leastMsOfTypeHype } from './type-hype/score.ts';
import { leastMsOfWordRush, scoreOfWordRush } from './word-rush/score.ts';

/** The games that one person plays, and whose score the server works out again from the answers of the round. */
export type SoloGame = 'word-rush' | 'type-hype';

/**
 * What a game has to know of an answer besides whether it was right and how long it took, as it is sent with the answer
 * and kept with it. Which of them a game has, its `score.ts` says.
 */
export interface PlayFacts {
  /** Type Hype: letters that there were to type. */
  letters?: number;
  /** Type Hype: wrong letters. */
  mistakes?: number;
  /** Type Hype: letters that were bought. */
  hints?: number;
  /** Type Hype: the word was typed to its end, with or without mistakes and hints. */
  typed?: boolean;
}

/** One answer of a round. */
export interface RoundStep {
  /** From 1, each answer of a round one more. */
  round_step: number;
  is_correct: boolean;
  /** From the sight of what is asked to the answer, in whole milliseconds. */
  ms: number;
  play: PlayFacts;
}

/** How a round of a game is counted. */
export interface SoloGameRules {
  /**
   * The score of a round by its answers, in the order they were given. Undefined when no round can have been played so:
   * answers are missing, in the wrong order or after the end, or do what the rules do not allow.
   */
  scoreOfRound: (steps: readonly RoundStep[]) => number | undefined;
  /** The least time, in milliseconds from its start, in which a round with these answers can be played. */
  leastMsOf: (steps: readonly RoundStep[]) => number;
}

/** The games for one, by the word they have everywhere. */
export const soloGames: Record<SoloGame, SoloGameRules> = {
  'word-rush': { scoreOfRound: scoreOfWordRush, leastMsOf: leastMsOfWordRush },
  'type-hype': { scoreOfRound: scoreOfTypeHype, leastMsOf: leastMsOfTypeHype },
};

/** Whether a game is one of those that are played alone. */
export function isSoloGame(game: unknown): game is SoloGame {
  return typeof game === 'string' && Object.hasOwn(soloGames, game);
}
