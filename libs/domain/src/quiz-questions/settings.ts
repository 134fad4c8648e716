import type { SessionSettings } from '../live-session/index.ts';
import type { TeamCount } from '../live-teams/index.ts';
import { questionKinds } from '../study/question/index.ts';
import type { Scoring } from './points.ts';

/**
 * How a question of a quiz is asked: as elsewhere, by a picture or a text with options of the other; or by the sound of the
 * word, with texts to choose from; or by the picture, and the answer is typed.
 */
export const quizKinds = [...questionKinds, 'sound_to_text', 'typed'] as const;
export type QuizKind = (typeof quizKinds)[number];

/** What the host chose before opening the lobby. */
export interface LiveSettings extends SessionSettings, Scoring {
  /** Who moves the quiz on: the host, or, in a race, each player for themselves. */
  pace: 'host' | 'player';
  /** Of a race: the points that somebody reaches, or the seconds that it lasts. */
  goal_points?: number | undefined;
  goal_seconds?: number | undefined;
  kinds: QuizKind[];
  /** How many questions are asked. */
  questions: number;
  option_count: 2 | 3 | 4;
  /** Seconds to answer, or null for as long as the host likes. */
  seconds: number | null;
  /** What phones show; the projector always shows both. */
  phones: 'question_and_options' | 'options';
  /** Whether words are heard on phones as well, and not on the projector alone. */
  phone_sounds: boolean;
  leaderboard: 'every' | 'every_5th' | 'end';
  /** How many teams play; 0 for everybody alone. */
  teams: TeamCount;
}

export const defaultSettings: LiveSettings = {
  pace: 'host',
  kinds: [...questionKinds],
  questions: 20,
  option_count: 4,
  seconds: 20,
  scoring: 'accuracy',
  combo: true,
  names: 'own',
  phones: 'question_and_options',
  phone_sounds: false,
  late_join: true,
  leaderboard: 'every',
  teams: 0,
  records_answers: true,
  uses_confusions: true,
};

/** What logs mean whose settings do not speak of it: there was no such choice yet. */
export const settingsOfOldLogs = { teams: 0, phone_sounds: false } as const satisfies Partial<LiveSettings>;

/** A live quiz is made of at least and at most so many words (specification 2 section 4.5). */
export const liveWordLimits = { least: 4, most: 1200 } as const;
/** So many letters, as a reader counts them, may be typed as an answer. */
export const typedTextLimit = 200;
/** Seconds a question may be given. */
export const secondsLimits = { least: 5, most: 60 } as const;

/** What a race may be run to: points, and seconds; `usual` where the host says nothing. */
export const goalLimits = {
  points: { least: 100, most: 100_000, usual: 2000 },
  seconds: { least: 30, most: 3600, usual: 300 },
} as const;

/** What a race is run to: points that somebody reaches, or a time. */
export type RaceGoal = { goal_points: number } | { goal_seconds: number };

/** The goal that the host chose; without a choice, the time of {@link goalLimits}. */
export function goalOf({ goal_points, goal_seconds }: Pick<LiveSettings, 'goal_points' | 'goal_seconds'>): RaceGoal {
  if (goal_points !== undefined) return { goal_points };
  return { goal_seconds: goal_seconds ?? goalLimits.seconds.usual };
}

/**
 * How many milliseconds a phone in a race shows that an answer was right, before the next question; and that it was wrong,
 * with the right one.
 */
export const outcomeTimes = { rightShownMs: 900, wrongShownMs: 2500 } as const;

/** The milliseconds of a question (decisions: live mode). */
export const questionTimes = {
  /** From Start to the first question. */
  startingMs: 3000,
  /** The question alone, before its options; none when untimed. */
  aloneMs: 2000,
  /** After the deadline, for answers that are on their way; they count at full time. */
  graceMs: 1000,
  /** What one press of "more time" gives. */
  addedMs: 10_000,
} as const;
