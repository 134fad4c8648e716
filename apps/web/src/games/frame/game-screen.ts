import type { DeckWord } from '@lexiroom/contracts/decks';
import type { GameTraits } from '@lexiroom/domain/games';
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { KeyLine } from '../../study/modes/keys/key-list.tsx';
import type { Study, ViewProps } from '../../study/study.ts';

/** Somebody of a class who plays. */
export interface Player {
  student_id: number;
  student_name: string;
}

/** Two students, one of each group, or all of both against each other. */
export type ChallengeType = '1v1' | 'mayhem';

/**
 * Who plays this time. `nobody_named`: no class is chosen, so whoever sits there. `student`: a student of the class, for
 * whom its answers are recorded. `groups`: of two groups of the class, one student each or all of them.
 */
export type Players =
  | { type: 'nobody_named' }
  | { type: 'student'; class_id: number; student: Player }
  | { type: 'groups'; class_id: number; challenge: ChallengeType; a: readonly Player[]; b: readonly Player[] };

/** How a game ended: its score, in points. */
export interface GameResult {
  score: number;
}

/** What the frame hands to a game, once its media are there and the countdown is over. */
export interface GameBodyProps {
  study: Study;
  /** What is asked: the words of the study, at least as many as the game needs. */
  words: readonly DeckWord[];
  players: Players;
  /** To be called when the game has ended; it stays in sight, as it ended, unless it begins another one by itself. */
  onOver: (result: GameResult) => void;
  /** Once the game is over: another one, which with a class somebody else plays. */
  onRetry: () => void;
  /** Once the game is over: back to the first page of the game. */
  onBack: () => void;
}

/** What a game brings to the pages of a study. What it asks of them, such as its least number of words, are its traits. */
export interface GameScreen {
  icon: LucideIcon;
  /** What it is called, and in a line what one does in it. */
  name: MessageDescriptor;
  about: MessageDescriptor;
  /** What its keys do, beside Enter and Escape; with none it is played by the pointer, or by typing. */
  keys: readonly KeyLine[];
  /** Fetches what it is played in; absent where it has pages of its own, as games by pin do, or no screen yet. */
  fetchBody?: () => Promise<ComponentType<GameBodyProps>>;
  /** It counts down by itself, as a game whose session others may join first. */
  countsDown?: boolean;
  /** Who was playing it here when the page was loaded anew: that game goes on, and nobody is chosen again. */
  playersBefore?: (study: Study) => Players | undefined;
  /** What is chosen on its first page, such as the points to win. */
  Choices?: ComponentType<ViewProps>;
  /** What the groups of a class have won in it, where it keeps no scores of students: for a teacher on own decks. */
  GroupBoard?: ComponentType<ViewProps>;
}

/** A game as the frame knows it. `id`: its word in addresses and in what is recorded. */
export interface Game {
  id: string;
  traits: GameTraits;
  screen: GameScreen;
}
