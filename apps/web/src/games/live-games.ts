import type { GameKind } from '@lexiroom/domain/games';
import type { GameScreens } from '../live/game-screens.ts';

/**
 * The game of every session, as long as there is one: no view says which game it is of. The second game puts a field
 * `game` into the views and the summaries of sessions, and the pages read it in the place of this constant.
 */
export const onlyGame = 'live-quiz' satisfies GameKind;

/** The screens of every game that is played by pin. */
export const gameScreens: Record<typeof onlyGame, GameScreens> = {
  'live-quiz': {
    setUp: () => import('./live-quiz/set-up/set-up-parts.tsx'),
    player: () => import('./player-game.tsx'),
    projector: () => import('./live-quiz/projector/projector-parts.ts'),
    host: () => import('./host-parts.tsx'),
  },
};
