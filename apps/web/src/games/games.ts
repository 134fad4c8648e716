import type { GameId } from '@lexiroom/domain/games';
import { msg } from '@lingui/core/macro';
import { Keyboard, Radio, Swords, Zap } from 'lucide-react';
import { lazyPart } from '../browser/lazy-part.ts';
import type { GameScreen } from './frame/game-screen.ts';
import { playersBefore } from './quick-pick/table/kept-game.ts';

/** What every game of the catalogue brings to the pages of a study. */
export const games: Record<GameId, GameScreen> = {
  'word-rush': {
    icon: Zap,
    name: msg`Word Rush`,
    about: msg`Catch the right card before the time runs out.`,
    keys: [{ keys: ['1', '2', '3', '4', '5', '6', '7'], does: msg`Catch a card` }],
    fetchBody: async () => (await import('./word-rush/word-rush.tsx')).WordRush,
  },
  'type-hype': {
    icon: Keyboard,
    name: msg`Type Hype`,
    about: msg`Type the words without a mistake, and stay alive.`,
    keys: [{ keys: ['Esc'], does: msg`Give up` }],
    fetchBody: async () => (await import('./type-hype/type-hype.tsx')).TypeHype,
  },
  'quick-pick': {
    icon: Swords,
    name: msg`Quick Pick`,
    about: msg`Two groups, one question: the faster right answer scores.`,
    keys: [
      { keys: ['Q', 'W', 'A', 'S'], does: msg`Pick for group A, by the letters beside its options` },
      { keys: ['Y', 'U', 'H', 'J'], does: msg`Pick for group B, by the letters beside its options` },
    ],
    countsDown: true,
    playersBefore,
    Choices: lazyPart(async () => (await import('./quick-pick/choices.tsx')).QuickPickChoices),
    GroupBoard: lazyPart(async () => (await import('./quick-pick/group-board.tsx')).GroupBoard),
    fetchBody: async () => (await import('./quick-pick/quick-pick-game.tsx')).QuickPickGame,
  },
  'live-quiz': {
    icon: Radio,
    name: msg`Live Quiz`,
    about: msg`Everyone answers on their own phone; they join with a pin.`,
    keys: [],
  },
};
