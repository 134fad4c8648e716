import type { DeckWord } from '@lexiroom/contracts/decks';
import type { HostView, NewLive, ProjectorView, Report } from '@lexiroom/contracts/live';
import type { Emblem } from '@lexiroom/domain/live-session';
import type { ComponentType } from 'react';
import type { ServerClock } from '../connection/server-clock.ts';
import type { MovesOfGame } from './moves.ts';
import type { PlayerContext } from './player/player.machine.ts';
import type { Show } from './show/use-show.ts';

/** What a game adds to the screens of a session; each part is fetched with the page it stands on. */
export interface GameScreens {
  setUp: () => Promise<SetUpParts>;
  player: () => Promise<PlayerParts>;
  projector: () => Promise<ProjectorParts>;
  host: () => Promise<HostParts>;
}

/** What the host chooses before the lobby is opened, as the wire has it. */
export type GameSettings = Extract<NewLive, { game: 'live-quiz' }>['settings'];

export interface ChoicesProps {
  settings: GameSettings;
  words: readonly DeckWord[];
  /** Whether the server can say them, and how many it is still to say. */
  voice: { isThere: boolean; wordsLeft: number };
  onChange: (change: Partial<GameSettings>) => void;
}

/** The page on which a host sets a game up for the words of some decks. */
export interface SetUpParts {
  defaultSettings: GameSettings;
  /** Brings the settings within what these words allow. */
  fitSettings: (settings: GameSettings, words: readonly DeckWord[]) => GameSettings;
  /** How many of these words can be played with these settings. */
  countPlayable: (words: readonly DeckWord[], settings: GameSettings) => number;
  /** The least that must be playable, and the most words that may be chosen. */
  wordLimits: { least: number; most: number };
  /** What the game is called. */
  GameName: ComponentType;
  /** Why some of the words cannot be played; nothing when all can. */
  UnplayableWords: ComponentType<Pick<ChoicesProps, 'settings' | 'words'>>;
  Choices: ComponentType<ChoicesProps>;
}

export interface PlayerGameProps {
  context: PlayerContext;
  /** The server has let go of the session: the end is shown whatever the last view was. */
  isOver: boolean;
  /**
   * The number of an option, or what was typed. `shown_ms`: for how long the question was in sight, where each player is at
   * one of their own.
   */
  onAnswer: (question: number, answer: number | string, shown_ms?: number) => void;
  /** In the lobby of a class: the player picked the wrong row. */
  onNotMe: () => void;
  /** In the lobby: they would be called otherwise. */
  onName: (name: string) => void;
  /** In the lobby: they would be drawn as another animal. */
  onEmblem: (emblem: Emblem) => void;
  /** Words are to be explained in another language, which this browser has noted. */
  onReading?: () => void;
  /** In a game of groups: the player wants to play for this one. */
  onGroup: (group: 'a' | 'b') => void;
}

/** All that a player in the room sees, from the lobby to the end. */
export interface PlayerParts {
  PlayerGame: ComponentType<PlayerGameProps>;
}

export interface BoardProps {
  view: ProjectorView;
  phase: Exclude<ProjectorView['phase'], 'lobby'>;
  clock: ServerClock | null;
  /** What of the phase is told by now. */
  show: Show;
}

export interface ProjectorParts {
  /** What is played and how far it is, in the bar above. */
  Headline: ComponentType<{ view: ProjectorView; isLobby: boolean }>;
  /** Everything between the bars, once the lobby is over. */
  Board: ComponentType<BoardProps>;
  /** What a screen reader says when the session moves on. */
  ProjectorAnnouncement: ComponentType<{ view: ProjectorView }>;
  movesOf: MovesOfGame;
}

export interface ReportResultsProps {
  report: Report;
  /** Whether something is being changed in it. */
  isBusy: boolean;
  onVoid: OnVoid;
  onAccept: OnAccept;
}

/** A question is not to count; or, with `undo`, it counts again. */
export type OnVoid = (question: number, undo: boolean) => void;

/** A text that was typed is to count as right; or, with `undo`, no longer. */
export type OnAccept = (question: number, text: string, undo: boolean) => void;

export interface HostParts {
  /** The moment in small, beside the people. */
  NowPanel: ComponentType<{ view: HostView; clock: ServerClock | null; onAccept: OnAccept; onVoid: OnVoid }>;
  HostAnnouncement: ComponentType<{ view: HostView }>;
  /** What the report says of the questions and the answers to them. */
  ReportResults: ComponentType<ReportResultsProps>;
  ReportDownload: ComponentType<{ report: Report }>;
  movesOf: MovesOfGame;
}
