import { liveGames } from '@lexiroom/domain/games';
import type { ScoreChange } from '@lexiroom/domain/live-session';

/** The events by which questions or rounds come to count, or no longer do, in whatever game. */
export const eventsThat = (change: ScoreChange): string[] =>
  Object.values(liveGames).flatMap(({ scored_by }) =>
    Object.keys(scored_by).filter((type) => scored_by[type] === change),
  );
