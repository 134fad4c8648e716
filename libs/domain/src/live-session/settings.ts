import { type QuestionKind, questionKinds } from '../study/question/index.ts';

export { type QuestionKind, questionKinds };

export const phases = [
  'lobby', 'starting', 'question', 'open', 'locked', 'reveal', 'leaderboard', 'podium', 'ended',
] as const; // prettier-ignore
export type Phase = (typeof phases)[number];

/** What the host chose before opening the lobby. */
export interface LiveSettings {
  /** Who moves the quiz on. */
  pace: 'host';
  kinds: QuestionKind[];
  /** How many questions are asked. */
  questions: number;
  option_count: 2 | 3 | 4;
  /** Seconds to answer, or null for as long as the host likes. */
  seconds: number | null;
  scoring: 'accuracy' | 'speed';
  /** Whether a run of right answers multiplies points. */
  combo: boolean;
  names: 'own';
  /** What phones show; the projector always shows both. */
  phones: 'question_and_options' | 'options';
  late_join: boolean;
  leaderboard: 'every' | 'every_5th' | 'end';
  records_answers: boolean;
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
export const liveWordLimits = { least: 4, most: 1200 } as const;
/** Seconds a question may be given. */
export const secondsLimits = { least: 5, most: 60 } as const;

/** The milliseconds of the course (decisions: live mode). */
export const course = {
  /** From Start to the first question. */
  startingMs: 3000,
  /** The question alone, before its options; none when untimed. */
  questionMs: 2000,
  /** After the deadline, for answers that are on their way; they count at full time. */
  graceMs: 1000,
  /** What one press of "more time" gives. */
  addedMs: 10_000,
  /** After a restart of the server, a question stays open at least so long for those who are coming back. */
  heldAfterRestartMs: 5000,
  /** A seat that was connected at some moment of this long before is waited for. */
  waitedForMs: 15_000,
  /** A session that nobody has touched for so long ends by itself. */
  idleMs: 3 * 3_600_000,
  /** The pin still shows the podium for so long after the end. */
  openAfterEndMs: 10 * 60_000,
} as const;

/** A host's sessions are listed so many at a time. */
export const livesAtOnce = 100;

/** More seats in the room than this are refused as FULL; see `seatRefusal`. */
export const seatLimit = 2000;
/** One device, or one account without a device, has at most so many players in a room: a tablet is handed round. */
export const seatsOfOwner = 4;
/** And so many in all with those that it left, whose names and answers stay. */
export const seatsEverOfOwner = 12;
