import type { SessionSettings } from '../../live-session/index.ts';
import { type QuestionKind, questionKinds } from '../../study/question/index.ts';
import type { Scoring } from './points.ts';
import { liveQuizTraits } from './traits.ts';

export { type QuestionKind, questionKinds };

/** What the host chose before opening the lobby. */
export interface LiveSettings extends SessionSettings, Scoring {
  /** Who moves the quiz on. */
  pace: 'host';
  kinds: QuestionKind[];
  /** How many questions are asked. */
  questions: number;
  option_count: 2 | 3 | 4;
  /** Seconds to answer, or null for as long as the host likes. */
  seconds: number | null;
  /** What phones show; the projector always shows both. */
  phones: 'question_and_options' | 'options';
  leaderboard: 'every' | 'every_5th' | 'end';
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
  late_join: true,
  leaderboard: 'every',
  records_answers: true,
};

/** A live quiz is made of at least and at most so many words (specification 2 section 4.5). */
export const liveWordLimits = liveQuizTraits.words;
/** Seconds a question may be given. */
export const secondsLimits = { least: 5, most: 60 } as const;

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
