import {
  type ClockEvent,
  type GameChange,
  isAsked,
  type LobbyOpened,
  pauseOf,
  type PhaseTraits,
  type SessionState,
} from '../../live-session/index.ts';
import {
  type Corrections,
  type LiveQuestion,
  type LiveSettings,
  noCorrections,
  settingsOfOldLogs,
  withAccepted,
  withVoided,
} from '../../quiz-questions/index.ts';
import type { QuizEvent } from './events.ts';

/** The quiz's own part of a session. */
export interface Quiz extends Corrections {
  settings: LiveSettings;
  questions: readonly LiveQuestion[];
  /** When the newest question opens or opened, moved by pauses and outages, so that `now − opens_at` is the time taken. */
  opens_at: number;
  /** Null when untimed. */
  deadline_at: number | null;
  /** A question does not close early before this. */
  held_until: number;
  /** The questions that were locked and counted, in that order, with the seats that were in the room when each was revealed. */
  scored: readonly CountedQuestion[];
  /** Where teams play: the seats that were connected when the newest question opened. */
  present: readonly number[];
  /** The question that was skipped last; 0 while none was. */
  skipped: number;
}

export interface CountedQuestion {
  number: number;
  /** The whole time it was given, added time included; null when untimed. */
  whole_ms: number | null;
  seat_ids: readonly number[];
  /** Where teams play: those of them that were connected when it opened. */
  present?: readonly number[] | undefined;
}

export type QuizSession = SessionState<Quiz>;

/** The first event of a quiz's log, with what was decided before the lobby opened. */
export type QuizOpened = LobbyOpened & { settings: LiveSettings; questions: readonly LiveQuestion[] };

/** The phases of a quiz, from Start to the leaderboard after each question. */
export const quizPhases = {
  starting: { clock: 'stops', answers: 'none', lets_join: false },
  question: { clock: 'stops', answers: 'none', lets_join: true },
  open: { clock: 'stops', answers: 'awaited', lets_join: true },
  // The grace second: what is on its way still counts, and cannot be paused.
  locked: { clock: 'runs', answers: 'last', lets_join: false },
  reveal: { clock: 'rests', answers: 'none', lets_join: false },
  leaderboard: { clock: 'rests', answers: 'none', lets_join: false },
} as const satisfies Record<string, PhaseTraits>;

/** The quiz in the lobby. */
export function begin({ settings, questions }: QuizOpened): Quiz {
  return {
    settings: { ...settingsOfOldLogs, ...settings },
    questions,
    opens_at: 0,
    deadline_at: null,
    held_until: 0,
    scored: [],
    present: [],
    ...noCorrections,
    skipped: 0,
  };
}

/** What an event changes in a quiz. */
export function evolve(session: QuizSession, event: QuizEvent | ClockEvent): GameChange<Quiz> {
  const { play } = session;
  const playWith = (change: Partial<Quiz>) => ({ play: { ...play, ...change } });
  switch (event.type) {
    case 'started':
      return { phase: 'starting' };
    case 'asked': {
      const { at, number, opens_at, deadline_at } = event;
      const asked = playWith({ opens_at, deadline_at, held_until: 0 });
      return { phase: 'question', since: at, number, paused_at: null, ...asked };
    }
    case 'opened':
      return {
        phase: 'open',
        since: event.at,
        ...(hasTeams(play) ? playWith({ present: presentAt(session, event) }) : {}),
      };
    case 'time_added':
      return playWith({ deadline_at: play.deadline_at === null ? null : play.deadline_at + event.ms });
    case 'unpaused':
      return playWith(moved(play, pauseOf(session, event.at)));
    case 'delayed': {
      const times = moved(play, event.by_ms);
      const held_until = event.at + event.least_ms;
      const { deadline_at } = times;
      const isShort = session.phase === 'open' && deadline_at !== null && deadline_at < held_until;
      return playWith({ ...times, ...(isShort ? { deadline_at: held_until } : {}), held_until });
    }
    case 'locked':
      return { phase: 'locked', since: event.at, paused_at: null };
    case 'revealed': {
      const { at, number, whole_ms } = event;
      const seat_ids = askedOf(session, number);
      const counted = { number, whole_ms, seat_ids, ...(hasTeams(play) ? { present: play.present } : {}) };
      return { phase: 'reveal', since: at, ...playWith({ scored: [...play.scored, counted] }) };
    }
    case 'skipped':
      return { paused_at: null, ...playWith({ skipped: event.number }) };
    case 'asked_again':
      return playWith({ questions: withAgain(play.questions, event) });
    case 'voided':
    case 'unvoided':
      return { play: withVoided(play, event.number, event.type === 'voided') };
    case 'accepted':
    case 'unaccepted':
      return { play: withAccepted(play, event.number, event.texts, event.type === 'accepted') };
    case 'leaderboard_shown':
      return { phase: 'leaderboard', since: event.at };
  }
}

/** A question once more after itself, with its options in another order; those that come later move on by one. */
function withAgain(
  questions: readonly LiveQuestion[],
  { number, order }: Extract<QuizEvent, { type: 'asked_again' }>,
): LiveQuestion[] {
  const asked = questions[number - 1]!;
  const { options, correct_option, asked_before = 0 } = asked;
  const copy = {
    ...asked,
    options: order.map((place) => options[place]!),
    correct_option: correct_option === null ? null : order.indexOf(correct_option),
    asked_before: asked_before + 1,
  };
  return [...questions.slice(0, number), copy, ...questions.slice(number)].map((question, place) =>
    question.number === place + 1 ? question : { ...question, number: place + 1 },
  );
}

function moved({ opens_at, deadline_at }: Quiz, byMs: number): Pick<Quiz, 'opens_at' | 'deadline_at'> {
  return { opens_at: opens_at + byMs, deadline_at: deadline_at === null ? null : deadline_at + byMs };
}

/** Whether seats play for teams. */
export const hasTeams = ({ settings }: Pick<Quiz, 'settings'>): boolean => settings.teams > 0;

function presentAt(session: QuizSession, { number, absent = [] }: Extract<QuizEvent, { type: 'opened' }>): number[] {
  const isAbsent = new Set(absent);
  return askedOf(session, number).filter((seat_id) => !isAbsent.has(seat_id));
}

/** The seats a question is asked of. */
export function askedOf({ seats }: QuizSession, number: number): number[] {
  return [...seats.values()].filter((seat) => isAsked(seat, number)).map((seat) => seat.seat_id);
}

/** The question of a number; asking for one that the session does not have is a mistake of the program. */
export function questionOf({ play: { questions } }: Pick<QuizSession, 'play'>, number: number): LiveQuestion {
  const question = questions[number - 1];
  if (!question) throw new Error(`This session has no question ${number}`);
  return question;
}
