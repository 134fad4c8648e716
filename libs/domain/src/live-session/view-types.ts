import type { LanguageId } from '../languages/index.ts';
import type { Emblem } from './emblems.ts';
import type { Remote } from './remotes.ts';
import type { Phase } from './settings.ts';

export interface RosterEntry {
  seat_id: number;
  /** What is shown; 'Player 7' while a doubtful name waits for the host. */
  name: string;
  connected: boolean;
  /** The animal that was chosen; absent where it is the one that goes with the seat's number: see `emblemOf`. */
  emblem?: Emblem;
  /** In a game of groups: the one it plays for. */
  team?: string;
}

/** Host only: the name that a doubtful one hides. */
export interface HostRosterEntry extends RosterEntry {
  doubtful_name?: string;
  /** The first seat of the same device or account, where this is another; 0 where it came with neither. */
  came_with?: number;
  /** Who of the class it is. */
  student_id?: number;
}

export interface RankedSeat {
  seat_id: number;
  name: string;
  emblem?: Emblem;
  score: number;
  rank: number;
  /** Null before the first question was scored, and for who came later. */
  previous_rank: number | null;
  /** In a game of groups: the one it plays for. */
  team?: string;
}

/** What changed in a roster beyond 100 seats, against the view with these numbers. */
export interface RosterChange<Entry> {
  since: { seq: number; n: number };
  put: Entry[];
  gone: number[];
}

/** How a seat stands over all quizzes of a room. */
export interface RoomRank {
  seat_id: number;
  name: string;
  emblem?: Emblem;
  score: number;
  rank: number;
}

/** What the frame shows everybody. The game adds fields of its own to each view. */
export interface FrameView {
  /** Of the newest event. */
  seq: number;
  /** Of the view, between two events. The newest (seq, n) wins. */
  n: number;
  phase: Phase;
  paused: boolean;
  server_now: number;
  deck_name: string;
  /** The language of the answers, as an identifier of the catalogue. */
  target_language: LanguageId;
  source_language: LanguageId | null;
  /** Seats in the room, connected or not. */
  count: number;
  /** Which quiz of the room this is, from the second on. */
  quiz?: number;
  /** From the second quiz on, between questions and at the end: the best of all quizzes of the room together. */
  room_top?: RoomRank[];
}

interface FrameScreenView<Entry extends RosterEntry> extends FrameView {
  pin: string;
  /** Where phones join, without the pin: 'http://192.168.1.5:3000/live'. */
  join_address: string;
  door: 'open' | 'locked';
  /** How many seats are connected. */
  connected: number;
  /** Complete; absent when `players_change` stands in for it. */
  players?: Entry[];
  players_change?: RosterChange<Entry>;
}

export interface FrameProjectorView extends FrameScreenView<RosterEntry> {
  role: 'projector';
}

export interface FrameHostView extends FrameScreenView<HostRosterEntry> {
  role: 'host';
  /** Devices that would steer, or do; absent when there are none. */
  remotes?: Remote[];
}

export interface FramePlayerView extends FrameView {
  role: 'player';
  /** Where players pick themselves from the list of their class. */
  names?: 'roster';
}

/** What one seat knows of itself. */
export interface FrameSeatView {
  seq: number;
  seat_id: number;
  /** As the board shows it. */
  name: string;
  emblem?: Emblem;
  /** The player chose another name, which waits for the host. */
  name_waits?: true;
  /** In the lobby: another name can still be chosen. */
  may_choose_name?: true;
  score: number;
  /** Null until there is a point to rank. */
  rank: number | null;
  /** Those just above and below; never the bottom of the list. */
  neighbours?: { above?: { name: string; behind_by: number }; below?: { name: string; ahead_by: number } };
  /** From the second quiz of the room on: how it stands over all of them; the rank is null until there is a point. */
  room_total?: { score: number; rank: number | null };
}
