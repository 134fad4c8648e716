import type { HostView, ProjectorView, Report } from '@lexiroom/contracts/live';
import type { ComponentType } from 'react';
import type { ServerClock } from '../connection/server-clock.ts';
import type { PlayerContext } from './player/player.machine.ts';
import type { GameSituation } from './player/situations.ts';

/** What a game draws on the screens of a session, each part fetched with the page it stands on. */
export interface GameScreens {
  player: () => Promise<PlayerParts>;
  projector: () => Promise<ProjectorParts>;
  host: () => Promise<HostParts>;
}

export interface PlayerGameProps {
  situation: GameSituation;
  context: PlayerContext;
  onChoose: (option: number) => void;
}

/** All that a player in the room sees. */
export interface PlayerParts {
  PlayerGame: ComponentType<PlayerGameProps>;
}

export interface BoardProps {
  view: ProjectorView;
  phase: Exclude<ProjectorView['phase'], 'lobby'>;
  clock: ServerClock | null;
}

export interface ProjectorParts {
  /** What is played and how far it is, in the bar above. */
  Headline: ComponentType<{ view: ProjectorView; isLobby: boolean }>;
  /** Everything between the bars, once the lobby is over. */
  Board: ComponentType<BoardProps>;
  /** What a screen reader says when the session moves on. */
  ProjectorAnnouncement: ComponentType<{ view: ProjectorView }>;
}

export interface ReportResultsProps {
  report: Report;
  /** Whether something is being changed in it. */
  isBusy: boolean;
  onVoid: (question: number) => void;
}

export interface HostParts {
  /** The moment in small, beside the people. */
  NowPanel: ComponentType<{ view: HostView; clock: ServerClock | null }>;
  HostAnnouncement: ComponentType<{ view: HostView }>;
  /** What the report says of the questions and the answers to them. */
  ReportResults: ComponentType<ReportResultsProps>;
  ReportDownload: ComponentType<{ report: Report }>;
}
