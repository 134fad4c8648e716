import type {
  FrameHostView,
  FramePlayerView,
  FrameProjectorView,
  FrameSeatView,
  RankedSeat,
} from '../../live-session/index.ts';
import type { LiveSettings, QuestionKind } from './settings.ts';

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

/** A word as it is to be remembered. */
export interface WordView {
  target_translation: string;
  source_translation: string | null;
  image_path: string | null;
}

/** What everybody may know of a question once it was revealed. */
export interface RevealView {
  /** From 0. */
  correct_option: number;
  /** How often each option was chosen, in the order of the options. */
  counts: number[];
  /** Seats that were asked and did not answer; none once the host took the question back. */
  unanswered: number;
  word: WordView;
  /** True when the host took the question back. */
  voided: boolean;
}

/** What a quiz adds to every view. */
export interface QuizView {
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
  podium?: PodiumView;
}

/** What it adds to the host's and the projector's. */
export interface QuizScreenView {
  settings: LiveSettings;
  /** Answers stored to the open question. */
  answered?: number;
}

/** What it adds to the host's own screen, and to no other. */
export interface QuizHostView {
  /** From 0; of the question that is asked, until its reveal tells everybody. */
  right_option?: number;
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

/** What it adds to a player's. */
export interface QuizPlayerView {
  phones: LiveSettings['phones'];
}

/** What it adds to what one seat knows of itself. */
export interface QuizSeatView {
  streak: number;
  /** The answer that the running question already has from here. */
  answered?: { question: number; option: number };
  /** How the newest scored question went; `option` is null when it was not answered. */
  last?: { question: number; correct: boolean; points: number; option: number | null };
  /** The words this seat got wrong; from the podium on. */
  missed?: WordView[];
}

export type ProjectorView = FrameProjectorView & QuizView & QuizScreenView;
export type HostView = FrameHostView & QuizView & QuizScreenView & QuizHostView;
export type PlayerView = FramePlayerView & QuizView & QuizPlayerView;
export type LiveView = ProjectorView | HostView | PlayerView;
export type SeatView = FrameSeatView & QuizSeatView;
