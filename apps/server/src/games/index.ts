import type { GameKind } from '@lexiroom/domain/games';
import type { SessionState } from '@lexiroom/domain/live-session';
import { liveQuizOnServer } from './live-quiz/live-quiz.ts';
import { liveRaceOnServer } from './live-race/live-race.ts';
import { quickPickOnServer } from './quick-pick/quick-pick.ts';
import type { ServerGame } from './server-game.ts';

const serverGames: Record<GameKind, ServerGame> = {
  'live-quiz': liveQuizOnServer,
  'live-race': liveRaceOnServer,
  'quick-pick': quickPickOnServer,
};

/** What the game of a session does on the server. A session is only read when its game is known. */
export function serverGameOf({ game }: Pick<SessionState, 'game'>): ServerGame {
  return serverGames[game as GameKind];
}

/** SQL for how many questions a session was made of, by the game of its row `lives`. `opened`: of its first event. */
export function questionCountSql(opened: string): string {
  const counts = Object.entries(serverGames).map(
    ([game, onServer]) => `when '${game}' then ${onServer.questionCountSql(opened)}`,
  );
  return `case lives.game ${counts.join(' ')} end`;
}
