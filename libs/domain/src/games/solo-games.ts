import type { RoundRules } from '../solo-round/index.ts';
import { leastMsOfTypeHype, scoreOfTypeHype } from './type-hype/index.ts';
import { leastMsOfWordRush, scoreOfWordRush } from './word-rush/index.ts';

/** The games that one person plays, and whose score the server works out again from the answers of the round. */
export type SoloGame = 'word-rush' | 'type-hype';

/** The games for one, by the word they have everywhere. */
export const soloGames: Record<SoloGame, RoundRules> = {
  'word-rush': { scoreOfRound: scoreOfWordRush, leastMsOf: leastMsOfWordRush },
  'type-hype': { scoreOfRound: scoreOfTypeHype, leastMsOf: leastMsOfTypeHype },
};

/** Whether a game is one of those that are played alone. */
export function isSoloGame(game: unknown): game is SoloGame {
  return typeof game === 'string' && Object.hasOwn(soloGames, game);
}
