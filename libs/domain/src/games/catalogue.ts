import type { ComboStep } from '../scoring/index.ts';
import { liveQuizTraits } from './live-quiz/index.ts';
import { quickPickTraits } from './quick-pick/index.ts';
import { typeHypeTraits } from './type-hype/index.ts';
import { wordRushTraits } from './word-rush/index.ts';

/** The games by their words in addresses, in the log of answers and on the wire. */
export type GameId = 'word-rush' | 'type-hype' | 'quick-pick' | 'live-quiz';

/** What every part of the product has to know of a game before it is played. */
export interface GameTraits {
  /** Under which heading the picker has it. */
  group: 'games' | 'split_screen' | 'live';
  /** It is played with at least and at most so many words; null: with any number. */
  words: { readonly least: number; readonly most: number | null };
  /** How a streak of right answers multiplies points (specification 2 section 9). */
  combo: readonly ComboStep[];
  /** One player, two groups at one screen, or everybody with a phone who knows the pin. */
  players: 'one' | 'two_groups' | 'by_pin';
  /** What has to be there before it starts. */
  loads: { readonly pictures: boolean; readonly sounds: boolean };
  /** The kinds of score that its scoreboard has (`score_type`); none where it has no scoreboard. */
  scores: readonly string[];
}

/** All games, in the order of the picker. The compiler asks for the line of a new one. */
export const gameCatalogue: Record<GameId, GameTraits> = {
  'word-rush': wordRushTraits,
  'type-hype': typeHypeTraits,
  'quick-pick': quickPickTraits,
  'live-quiz': liveQuizTraits,
};

/** The names of the games, in the order of the picker. */
export const gameIds = Object.keys(gameCatalogue) as [GameId, ...GameId[]];

/** Whether something is the name of a game. */
export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && Object.hasOwn(gameCatalogue, value);
}

/** Whether so many words are too few or too many for a game, or just right. */
export function wordsFault(game: GameId, count: number): 'too_few' | 'too_many' | undefined {
  const { least, most } = gameCatalogue[game].words;
  if (count < least) return 'too_few';
  return most !== null && count > most ? 'too_many' : undefined;
}
