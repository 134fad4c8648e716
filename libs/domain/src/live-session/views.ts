import type { LanguageId } from '../languages/index.ts';
import type { LiveSettings, Phase, QuestionKind } from './settings.ts';

/** What an option shows: its text or its picture, by the kind of the question. */
export interface OptionView {
  text?: string;
  image_path?: string;
}

/** The question as it may be known before it is locked: nothing in it tells the right option. */
export interface QuestionView {
  /** From 1. */
  number: number;
  of: number;
  kind: QuestionKind;
  text?: string;
  image_path?: string;
  /** Epoch milliseconds of the server. */
  opens_at: number;
  /** Null when untimed. */
  deadline_at: number | null;
  /** From phase `open` on. */
  options?: OptionView[];
}

/** What everybody may know of a question once it was revealed. */
export interface RevealView {
  /** From 0. */
  correct_option: number;
  /** How often each option was chosen, in the order of the options. */
  counts: number[];
  /** Seats that were asked and did not answer; none once the host took the question back. */
  unanswered: number;
  /** The word asked, as it is to be remembered. */
  word: { target_translation: string; source_translation: string | null; image_path: string | null };
  /** True when the host took the question back. */
  voided: boolean;
}

export interface RosterEntry {
  seat_id: number;
  /** What is shown; 'Player 7' while a doubtful name waits for the host. */
  name: string;
  connected: boolean;
}

/** Host only: the name that a doubtful one hides. */
export interface HostRosterEntry extends RosterEntry {
  doubtful_name?: string;
  /** The first seat of the same device or account, where this is another; 0 where it came with neither. */
  came_with?: number;
}

export interface RankedSeat {
  seat_id: number;
  name: string;
  score: number;
  rank: number;
  /** Null before the first question was scored, and for who came later. */
  previous_rank: number | null;
}

/** What changed in a roster beyond 100 seats, against the view with these numbers. */
export interface RosterChange<Entry> {
  since: { seq: number; n: number };
  put: Entry[];
  gone: number[];
}

interface SessionView {
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
  /** When the first question comes; in phase `starting`. */
  starts_at?: number;
  /**
   * The pictures that come with the options, to be fetched before the clock runs: of the first question from `starting`
   * on. In the order of their addresses, which tells no place and no right one.
   */
  pictures?: string[];
  /** The number of the question before this one, or before the podium, when the host skipped it. */
  skipped?: number;
  /** From `question` to `leaderboard`. */
  question?: QuestionView;
  /** From `reveal` to `leaderboard`: the right option, and how often each was chosen. */
  correct_option?: number;
  counts?: number[];
  /** The same with the word, for the phase that shows it. */
  reveal?: RevealView;
  /** Up to 10; in phase `leaderboard`. */
  top?: RankedSeat[];
}

interface ScreenView<Entry extends RosterEntry> extends SessionView {
  pin: string;
  /** Where phones join, without the pin: 'http://192.168.1.5:3000/live'. */
  join_address: string;
  door: 'open' | 'locked';
  /** How many seats are connected. */
  connected: number;
  settings: LiveSettings;
  /** Complete; absent when `players_change` stands in for it. */
  players?: Entry[];
  players_change?: RosterChange<Entry>;
  /** Answers stored to the open question. */
  answered?: number;
  podium?: PodiumView;
}

export interface PodiumView {
  /** The first three ranks, ties included, at most 10 seats; nobody stands there without a point. */
  top: RankedSeat[];
  figures: {
    players: number;
    questions: number;
    answers: number;
    /** Right answers among all, from 0 to 1; null without an answer. */
    accuracy: number | null;
  };
}

export interface ProjectorView extends ScreenView<RosterEntry> {
  role: 'projector';
}

export interface HostView extends ScreenView<HostRosterEntry> {
  role: 'host';
}

export interface PlayerView extends SessionView {
  role: 'player';
  phones: LiveSettings['phones'];
  podium?: PodiumView;
}

export type LiveView = ProjectorView | HostView | PlayerView;

/** What one seat knows of itself. */
export interface SeatView {
  seq: number;
  seat_id: number;
  /** As the board shows it. */
  name: string;
  /** The player chose another name, which waits for the host. */
  name_waits?: true;
  score: number;
  streak: number;
  /** Null until there is a point to rank. */
  rank: number | null;
  /** Those just above and below; never the bottom of the list. */
  neighbours?: { above?: { name: string; behind_by: number }; below?: { name: string; ahead_by: number } };
  /** The answer that the running question already has from here. */
  answered?: { question: number; option: number };
  /** How the newest scored question went; `option` is null when it was not answered. */
  last?: { question: number; correct: boolean; points: number; option: number | null };
  /** The words this seat got wrong; from the podium on. */
  missed?: { target_translation: string; source_translation: string | null; image_path: string | null }[];
}
