import type {
  FrameHostView,
  FramePlayerView,
  FrameProjectorView,
  FrameSeatView,
  OwnAnswer,
  RankedSeat,
} from '../../live-session/index.ts';
import type { TeamId, TeamView } from '../../live-teams/index.ts';
import type {
  LiveSettings,
  OptionView,
  PodiumView,
  PromptView,
  TypedTextView,
  WordView,
} from '../../quiz-questions/index.ts';
import type { Standing } from '../../scoring/index.ts';
import type { LeaderboardView } from './leaderboard.ts';

/** The question as it may be known before it is locked: nothing in it tells the right option. */
export interface QuestionView extends PromptView {
  /** From 1. */
  number: number;
  of: number;
  /** How often it was asked before, where the host asked it again. */
  asked_before?: number;
  /** Epoch milliseconds of the server. */
  opens_at: number;
  /** Null when untimed. */
  deadline_at: number | null;
  /** From phase `open` on. */
  options?: OptionView[];
}

/** What everybody may know of a question once it was revealed. */
export interface RevealView {
  /** From 0; the text instead where the answer was typed. */
  correct_option?: number;
  correct_text?: string;
  /** How often each option was chosen, in their order; of typed answers how many were right, near, and something else. */
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
   * The pictures that come with the next options, to be fetched before the clock runs: of the first question from
   * `starting` on, of the others from the reveal of the one before. In the order of their addresses, which tells neither
   * what is asked, nor a place, nor the right one.
   */
  pictures?: string[];
  /** The number of the question before this one, or before the podium, when the host skipped it. */
  skipped?: number;
  /** From `question` to `leaderboard`. */
  question?: QuestionView;
  /** From `reveal` to `leaderboard`: the right option, and how often each was chosen. */
  correct_option?: number;
  correct_text?: string;
  counts?: number[];
  /** The same with the word, for the phase that shows it. */
  reveal?: RevealView;
  /** Up to 10; in phase `leaderboard`. */
  top?: RankedSeat[];
  podium?: PodiumView;
  /** Where teams play: how they stand, in their order; from `reveal` on. */
  teams?: TeamView[];
}

/** What it adds to the host's and the projector's. */
export interface QuizScreenView {
  settings: LiveSettings;
  /** Where teams play: in every phase. */
  teams?: TeamView[];
  /** Answers stored to the open question. */
  answered?: number;
  /** In phase `leaderboard`: the rows of the board, and who is called out. */
  leaderboard?: LeaderboardView;
}

/** What it adds to the host's own screen, and to no other. */
export interface QuizHostView {
  /** From 0; of the question that is asked, until its reveal tells everybody. */
  right_option?: number;
  /** The same where the answer is typed. */
  right_text?: string;
  /** What was typed instead of the word, near ones first; from `reveal` to `leaderboard`. */
  typed?: TypedTextView[];
}

/** What it adds to a player's. */
export interface QuizPlayerView {
  phones: LiveSettings['phones'];
  /** Words are heard on phones as well. */
  phone_sounds?: true;
}

/** What it adds to what one seat knows of itself. */
export interface QuizSeatView {
  streak: number;
  /** The one it plays for, where teams play. */
  team?: TeamId;
  /** The answer that the running question already has from here. */
  answered?: OwnAnswer;
  /** How the newest scored question went; `option` is null and there is no `text` when it was not answered. */
  last?: Standing['last'];
  /** The words this seat got wrong; from the podium on. */
  missed?: WordView[];
}

export type ProjectorView = FrameProjectorView & QuizView & QuizScreenView;
export type HostView = FrameHostView & QuizView & QuizScreenView & QuizHostView;
export type PlayerView = FramePlayerView & QuizView & QuizPlayerView;
export type LiveView = ProjectorView | HostView | PlayerView;
export type SeatView = FrameSeatView & QuizSeatView;
