import type { ComboStep } from '../scoring/index.ts';
import { comboSteps, liveWordLimits } from './live-quiz/index.ts';
import { comboSteps as pickComboSteps, wordLimits as pickWordLimits } from './quick-pick/index.ts';

/** Every game, by the word that addresses and records have for it. */
export type GameId = 'word-rush' | 'type-hype' | 'quick-pick' | 'live-quiz';

/** What the pages of a study need to know of a game before it is played. */
export interface GameTraits {
  /** Where it stands in the choice of games (specification 2 section 2.5). */
  group: 'games' | 'split_screen' | 'live';
  /** How many words it can be played with. */
  words: { least: number; most: number | null };
  combo: readonly ComboStep[];
  players: 'one' | 'two_groups' | 'by_pin';
  /** What is fetched before it starts. */
  loads: { pictures: boolean; sounds: boolean };
  /** The kinds of score that its scoreboard has. */
  scores: readonly string[];
}

const words = { least: 4, most: null };
const media = { pictures: true, sounds: true };

/** The traits of every game (specification 2 sections 4.5 and 9). */
export const gameCatalogue: Record<GameId, GameTraits> = {
  'word-rush': {
    group: 'games',
    words,
    combo: [
      [3, 2],
      [9, 3],
      [18, 5],
      [36, 10],
    ],
    players: 'one',
    loads: media,
    scores: ['word-rush'],
  },
  'type-hype': {
    group: 'games',
    words,
    combo: [
      [3, 2],
      [7, 3],
      [12, 5],
      [20, 10],
    ],
    players: 'one',
    loads: media,
    scores: ['type-hype'],
  },
  'quick-pick': {
    group: 'split_screen',
    // Of more words than a session keeps, it takes some at random.
    words: { least: pickWordLimits.least, most: null },
    combo: pickComboSteps,
    players: 'two_groups',
    loads: media,
    scores: [],
  },
  'live-quiz': {
    group: 'live',
    words: liveWordLimits,
    combo: comboSteps,
    players: 'by_pin',
    loads: { pictures: false, sounds: false },
    scores: [],
  },
};
