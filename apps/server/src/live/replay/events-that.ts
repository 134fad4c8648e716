import { liveGames } from '@lexiroom/domain/games';

/** The events by which questions or rounds come to count, or no longer do, in whatever game. */
export const eventsThat = (change: 'counted' | 'taken_back' | 'all_counted'): string[] =>
  Object.values(liveGames).flatMap(({ scored_by }) =>
    Object.keys(scored_by).filter((type) => scored_by[type] === change),
  );
