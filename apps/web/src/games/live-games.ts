import type { GameKind } from '@lexiroom/domain/games';
import type { GameScreens } from '../live/game-screens.ts';

/** The screens of every game that is played by pin. */
export const gameScreens: Record<GameKind, GameScreens> = {
  'live-quiz': {
    player: () => import('./live-quiz/player/player-game.tsx'),
    projector: () => import('./live-quiz/projector/projector-parts.ts'),
    host: () => import('./live-quiz/host/host-parts.ts'),
  },
};
