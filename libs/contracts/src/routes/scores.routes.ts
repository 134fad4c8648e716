import { z } from 'zod/mini';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { GameRound, GameScore, NewGameRound, NewGameScore, SavedGameScore, ScoresWanted } from '../scores/index.ts';

/** More than anybody plays, also when what was played without a network arrives at once. */
const perMinute = { points: 60, seconds: 60, by: 'caller' } as const;

/** The calls about rounds of games for one, and what was scored in them (decisions section 4). */
export const scoresRoutes = {
  gameRound: route({
    ...endpoints.gameRound,
    summary: 'Open a round of a game on decks of one’s own',
    body: NewGameRound,
    response: GameRound,
    limits: [{ name: 'game_rounds', ...perMinute }],
  }),
  gameScore: route({
    ...endpoints.gameScore,
    summary: 'Keep the score of a round, which its answers must tell as well',
    body: NewGameScore,
    response: SavedGameScore,
    limits: [{ name: 'game_scores', ...perMinute }],
  }),
  gameScores: route({
    ...endpoints.gameScores,
    summary: 'The best scores on some decks: one’s own, or those of one’s students',
    query: ScoresWanted,
    response: z.array(GameScore),
  }),
} as const;
