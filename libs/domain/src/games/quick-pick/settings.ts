import type { SessionSettings } from '../../live-session/index.ts';
import { quickPickTraits } from './traits.ts';

/** A plays on the left, B on the right. */
export const groups = ['a', 'b'] as const;
export type Group = (typeof groups)[number];
export type PerGroup<T> = Readonly<Record<Group, T>>;

export const otherGroup = (group: Group): Group => (group === 'a' ? 'b' : 'a');

/** What is chosen before a game: who plays against whom, and how far. */
export interface QuickPickSettings extends SessionSettings {
  /** `1v1`: one against one. `mayhem`: group against group, with longer pauses between the rounds. */
  challenge_type: '1v1' | 'mayhem';
  /** The points to win. */
  first_to_reach: FirstToReach;
  /** In 1v1 of a class: who plays as A and who as B. */
  students?: [number, number] | undefined;
  /** In mayhem of a class: the students of either group. */
  groups?: Record<Group, number[]> | undefined;
}

/** The points that can be played for (specification 2 section 9). */
export const firstToReachChoices = [1000, 2500, 5000, 10_000] as const;
export type FirstToReach = (typeof firstToReachChoices)[number];

export const defaultSettings: QuickPickSettings = {
  challenge_type: '1v1',
  first_to_reach: 1000,
  names: 'own',
  late_join: true,
  records_answers: true,
  uses_confusions: true,
};

/** Each round has so many options where the words hold enough that differ. */
export const optionCount = 4;
/** A game is made of at least so many words, and keeps at most so many of those it is given, taken at random. */
export const wordLimits = { least: quickPickTraits.words.least, most: 1200 } as const;

/** The milliseconds of a game (specification 2 sections 4.5 and 9). */
export const quickPickTimes = {
  /** 'Ready!' and a number, then 'Go!'. */
  countdownMs: 2000,
  goMs: 600,
  /** From the end of a round to the next one. */
  betweenRoundsMs: { '1v1': 1000, mayhem: 2500 },
  /** And so much more when a wrong pick was the second of its round. */
  afterDoubleAnswerMs: 600,
  /** Nobody can have seen the end of a round so soon after it: who picks within this time picked at the same moment. */
  sameMomentMs: 200,
  /**
   * A game whose board and phones are all gone ends after half an hour: a board that is started anew or carried to another
   * room is back by then, and after the lesson nobody comes back to the half of a game.
   */
  emptyMs: 30 * 60_000,
} as const;
