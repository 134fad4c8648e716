import type {
  Emblem,
  FrameHostView,
  FramePlayerView,
  FrameProjectorView,
  FrameSeatView,
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

/** Where a seat is in the race, for the screens that everybody sees. */
export interface RacingSeat {
  seat_id: number;
  name: string;
  emblem?: Emblem;
  score: number;
  /** Null before its first answer. */
  rank: number | null;
  /** In a game of teams: the team. */
  group?: string;
}

/** What everybody may know of the race. */
export interface RaceView {
  goal_points?: number;
  goal_seconds?: number;
  /** Epoch milliseconds of the server; null in a race to points. */
  deadline_at: number | null;
  /** On the host's screens: the first ten, and how many more there are. */
  top?: RacingSeat[];
  more?: number;
  /** All answers given so far. */
  answers?: number;
}

/** What a race adds to every view. */
export interface RaceViews {
  pace: 'player';
  /** When the race begins; in phase `starting`. */
  starts_at?: number;
  /** While it runs. */
  race?: RaceView;
  podium?: PodiumView;
  /** Where teams play: how they stand; once it is over. */
  teams?: TeamView[];
}

/** What it adds to the host's and the projector's. */
export interface RaceScreenView extends Partial<RaceViews> {
  settings: LiveSettings;
}

/** A word of the race, on the host's own screen. */
export interface RaceWordView {
  /** Its place, from 1, by which the host takes it back. */
  question: number;
  text: string;
  answers: number;
  /** Of these; what the host accepted is among them. */
  right: number;
  /** It does not count. */
  voided?: true;
  /** What was typed instead, near ones first. */
  typed?: TypedTextView[];
}

/** What it adds to the host's own screen, and to no other: while it runs, the words that were missed. */
export interface RaceHostsWords {
  words?: RaceWordView[];
}

export interface RacePlayerView {
  phones: 'question_and_options';
}

/** The question that a seat is asked, under its own number. */
export interface RaceQuestionView extends PromptView {
  number: number;
  /** None where the answer is typed. */
  options?: OptionView[];
  /** The seat has answered it wrong before. */
  again?: true;
}

/** What it adds to what one seat knows of itself. */
export interface RaceSeatView {
  score: number;
  streak: number;
  team?: TeamId;
  question?: RaceQuestionView;
  /** The pictures that most likely come after this question, in the order of their addresses. */
  pictures?: string[];
  /** How the answer before went, with the right option, or the right text where it was typed. */
  last?: Standing['last'] & { correct_option?: number; correct_text?: string; voided?: true };
  /** The words this seat got wrong; from the podium on. */
  missed?: WordView[];
}

export type RaceProjectorView = FrameProjectorView & RaceViews & RaceScreenView;
export type RaceHostView = FrameHostView & RaceViews & RaceScreenView & RaceHostsWords;
export type RacePlayersView = FramePlayerView & RaceViews & RacePlayerView;
export type RaceOwnView = FrameSeatView & RaceSeatView;
