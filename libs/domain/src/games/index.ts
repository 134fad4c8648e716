import type { AllAnswered, FrameCommand, Game } from '../live-session/index.ts';
import { liveQuiz, type QuizCommand } from './live-quiz/index.ts';

/** The games that are played by pin, by the word that the log, the row of a session and the wire have for each. */
export type GameKind = 'live-quiz';

/** The one way from the frame of a session to its game. */
export const liveGames: Record<GameKind, Game> = { 'live-quiz': liveQuiz };

/** Everything that the server asks of a session. */
export type LiveCommand = FrameCommand | AllAnswered | QuizCommand;
export { gameCatalogue, type GameId, type GameTraits } from './catalogue.ts';
