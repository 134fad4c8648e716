import type { AllAnswered, FrameCommand, Game } from '../live-session/index.ts';
import { liveQuiz, type QuizCommand } from './live-quiz/index.ts';
import { liveRace, type RaceCommand } from './live-race/index.ts';
import { quickPick, type QuickPickCommand } from './quick-pick/index.ts';

/**
 * The games that have a session, by the word that the log and the row of a session have for each. To people, and on the
 * wire, a race is a Live Quiz at the pace of its players.
 */
export type GameKind = 'live-quiz' | 'live-race' | 'quick-pick';

/** The one way from the frame of a session to its game. */
export const liveGames: Record<GameKind, Game> = {
  'live-quiz': liveQuiz,
  'live-race': liveRace,
  'quick-pick': quickPick,
};

/** Everything that the server asks of a session. */
export type LiveCommand = FrameCommand | AllAnswered | QuizCommand | RaceCommand | QuickPickCommand;

export { type GameId, gameCatalogue, gameIds, type GameTraits, isGameId, wordsFault } from './catalogue.ts';
export { isSoloGame, type SoloGame, soloGames } from './solo-games.ts';
