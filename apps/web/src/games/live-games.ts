import type { GameKind } from '@lexiroom/domain/games';
import { gamesCatalogues } from '../i18n/catalogues/games.ts';
import { playingCatalogues } from '../i18n/catalogues/playing.ts';
import { withWords } from '../i18n/language-provider.tsx';
import type { GameScreens } from '../live/game-screens.ts';
import type { OtherScreens } from '../live/live-page.tsx';

/** The game whose set-up, projector and host's page are those of the frame. Others bring a board of their own. */
export const onlyGame = 'live-quiz' satisfies GameKind;

/** The screens of every game that is played by pin. */
export const gameScreens: Record<typeof onlyGame, GameScreens> = {
  'live-quiz': {
    setUp: () => import('./live-quiz/set-up/set-up-parts.tsx'),
    player: () => withWords(import('./player-game.tsx'), playingCatalogues),
    projector: () => import('./live-quiz/projector/projector-parts.ts'),
    host: () => import('./host-parts.tsx'),
  },
};

/** The boards by pin of the other games: what their field `game` says is looked up with the pin. */
export const otherScreens: OtherScreens = {
  'quick-pick': async () =>
    (await withWords(import('./quick-pick/screen/quick-pick-screen.tsx'), gamesCatalogues)).QuickPickScreen,
};
