import type { FrameHostView, FramePlayerView, FrameProjectorView, FrameSeatView } from '../../live-session/index.ts';
import type { QuestionKind } from '../../study/question/index.ts';
import type { PickResult } from './rules.ts';
import type { Group, PerGroup, QuickPickSettings } from './settings.ts';

/** What an option shows: its text or its picture, by the kind of the question. */
export interface PickOptionView {
  text?: string;
  image_path?: string;
}

/** The round as it may be known before it is decided: nothing in it tells the right option. */
export interface RoundView {
  /** From 1. */
  number: number;
  kind: QuestionKind;
  text?: string;
  image_path?: string;
  options: PickOptionView[];
}

/** What the game adds to every view; `game` tells it from the views of other games. */
export interface QuickPickView {
  game: 'quick-pick';
  /** Which game of the session it is, from 1: after a winner the same people may play another. */
  game_number: number;
  /** How many games of the session each group has won. */
  wins: PerGroup<number>;
  /** How many seats play for each group. */
  sizes: PerGroup<number>;
  challenge_type: QuickPickSettings['challenge_type'];
  first_to_reach: number;
  scores: PerGroup<number>;
  /** Right picks in a row. */
  streaks: PerGroup<number>;
  results: PerGroup<PickResult>;
  /** The options that were picked in this round; null: none yet. */
  picks: PerGroup<number | null>;
  /** When the first round comes; in phase `starting`. */
  starts_at?: number;
  /** In phases `open` and `reveal`. */
  round?: RoundView;
  /** In phase `reveal`. */
  correct_option?: number;
  /** When the next round comes; in phase `reveal`. */
  next_at?: number;
  /** From the pick that won on. */
  winner?: Group;
}

/** What it adds to the host's and the projector's. */
export interface QuickPickScreenView {
  settings: QuickPickSettings;
  /** The seats that play for either group. */
  members: PerGroup<number[]>;
  /** The word that is asked, whose sound is heard; in phases `open` and `reveal`. */
  asked?: { word_id: number; sound_path: string | null };
}

/** What it adds to what one seat knows of itself. */
export interface QuickPickSeatView {
  game: 'quick-pick';
  group: Group;
  /** What its picks brought in the newest game; its rank is that of all games of the session. */
  score: number;
  /** Until its first pick of a game, unless the host has made the groups of the class. */
  may_choose_group?: true;
  /** Of its group. */
  streak: number;
  /** What it picked in the round that is played. */
  answered?: { question: number; option: number };
  /** How its newest pick went. */
  last?: { question: number; correct: boolean; points: number; option: number | null };
}

export type QuickPickProjectorView = FrameProjectorView & QuickPickView & QuickPickScreenView;
export type QuickPickHostView = FrameHostView & QuickPickView & QuickPickScreenView;
export type QuickPickPlayerView = FramePlayerView & QuickPickView;
export type AnyQuickPickView = QuickPickProjectorView | QuickPickHostView | QuickPickPlayerView;
export type QuickPickOwnView = FrameSeatView & QuickPickSeatView;
