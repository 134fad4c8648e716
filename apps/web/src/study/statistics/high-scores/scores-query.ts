import type { SoloGame } from '@lexiroom/domain/games';
import { type Period, periods } from '@lexiroom/domain/statistics';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Which scores are shown. */
export interface ScoresShown {
  /** What is studied: exactly these decks. */
  deck_ids: readonly number[];
  game: SoloGame;
  /** Those of one's students, or one's own. */
  showClassScores: boolean;
  period: Period;
}

/** The best scores of a game; read anew on coming back, as others may have played meanwhile. */
export const scoresQuery = ({ deck_ids, game, showClassScores, period }: ScoresShown) =>
  queryOptions({
    queryKey: ['game_scores', deck_ids, game, showClassScores, period],
    queryFn: ({ signal }) => {
      const timespan = period === 'all' ? period : periods[period];
      return api.gameScores({ query: { id: [...deck_ids], game, showClassScores, timespan } }, signal);
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
