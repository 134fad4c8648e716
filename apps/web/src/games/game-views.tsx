import { gameCatalogue, type GameId } from '@lexiroom/domain/games';
import type { ComponentType } from 'react';
import type { ViewProps } from '../study/study.ts';
import type { GameViews } from '../study/study-page.tsx';
import { gamePlayOf } from './frame/game-opening.tsx';
import type { Game } from './frame/game-screen.ts';
import { gameIntroOf } from './frame/intro/game-intro.tsx';
import { games } from './games.ts';
import { gamePickerOf } from './picker/game-picker.tsx';

/** The first page of a game, and the one on which it is played. */
export function viewsOf<Id extends string>(
  game: Game & { id: Id },
): Record<Id | `${Id}-play`, ComponentType<ViewProps>> {
  const views = { [game.id]: gameIntroOf(game), [`${game.id}-play`]: gamePlayOf(game) };
  return views as Record<Id | `${Id}-play`, ComponentType<ViewProps>>;
}

/** A game of the catalogue, with what it brings to the pages. */
export const gameOf = <Id extends GameId>(id: Id) => ({ id, traits: gameCatalogue[id], screen: games[id] });
const ids = Object.keys(games) as GameId[];

/** Every view that the games bring to a study. */
export const gameViews: GameViews = {
  'game-selection': gamePickerOf(ids.map(gameOf)),
  ...viewsOf(gameOf('word-rush')),
  ...viewsOf(gameOf('type-hype')),
  ...viewsOf(gameOf('quick-pick')),
};
