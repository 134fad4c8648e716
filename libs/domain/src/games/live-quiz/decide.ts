import {
  type Decision,
  type Expectation,
  type FrameEvent,
  type OrderToGame,
  refuse,
} from '../../live-session/index.ts';
import { balanceTeams, setTeam, type TeamCommand } from '../../live-teams/index.ts';
import type { QuizEvent } from './events.ts';
import { mostAgain, questionTimes, textsToJudge } from '../../quiz-questions/index.ts';
import { askedOf, evolve, hasTeams, questionOf, type QuizSession } from './state.ts';
import { seededRandom, shuffled } from '../../chance/index.ts';

/** An order to a quiz, beside those to every session. */
export type QuizCommand =
  | { type: 'skip' | 'ask_again' | 'end_question' | 'add_time'; expect?: Expectation | undefined }
  /** A question does not count; or, to `undo` that, it counts again. */
  | { type: 'void'; question: number; undo?: boolean | undefined }
  /** Texts that were typed, letter for letter, are to count as right; or, to `undo` that, no longer. */
  | { type: 'accept'; question: number; texts: readonly string[]; undo?: boolean | undefined }
  | TeamCommand;

/** What an order does to a quiz at a moment. */
export function decide(session: QuizSession, command: QuizCommand | OrderToGame, now: number): Decision {
  const { phase, number, play } = session;
  switch (command.type) {
    case 'next':
      return next(session, now);
    case 'skip':
      if (phase !== 'question' && phase !== 'open' && phase !== 'locked') return refuse('STALE');
      return happens({ type: 'skipped', at: now, number }, askNext(session, now));
    case 'ask_again':
      return askAgain(session, now);
    case 'end_question':
      return phase === 'open' ? happens({ type: 'locked', at: now, number, by: 'host' }) : refuse('STALE');
    case 'add_time':
      if (phase !== 'open' || play.deadline_at === null) return refuse('STALE');
      return happens({ type: 'time_added', at: now, number, ms: questionTimes.addedMs });
    case 'void':
      return takeBack(session, command, now);
    case 'accept':
      return accept(session, command, now);
    case 'set_group':
      return setTeam(session, play.settings.teams, command, now);
    case 'balance_teams':
      return balanceTeams(session, play.settings.teams, now);
    case 'all_answered':
      return closeEarly(session, command.question, now);
    case 'tick':
      return tick(session, command.connected, now);
    default:
      // An order to another game.
      return refuse('INVALID');
  }
}

const happens = (...events: (QuizEvent | FrameEvent)[]): Decision => ({ events });

/** `next` goes on from what waits for the host: reveal and leaderboard. */
function next(session: QuizSession, now: number): Decision {
  switch (session.phase) {
    case 'reveal':
      return happens(showsLeaderboard(session) ? { type: 'leaderboard_shown', at: now } : askNext(session, now));
    case 'leaderboard':
      return happens(askNext(session, now));
    default:
      return refuse('STALE');
  }
}

/** After the last question the podium comes at once: a leaderboard before it would tell who stands there. */
function showsLeaderboard({ number, play: { settings, questions } }: QuizSession): boolean {
  if (number === questions.length) return false;
  return settings.leaderboard === 'every' || (settings.leaderboard === 'every_5th' && number % 5 === 0);
}

function askNext({ number, play: { questions, settings } }: QuizSession, now: number): QuizEvent | FrameEvent {
  if (number >= questions.length) return { type: 'podium_shown', at: now };
  const opens_at = now + (settings.seconds === null ? 0 : questionTimes.aloneMs);
  const deadline_at = settings.seconds === null ? null : opens_at + settings.seconds * 1000;
  return { type: 'asked', at: now, number: number + 1, opens_at, deadline_at };
}

/** The question that was just counted is asked once more, as a question of its own; so often that no quiz is endless. */
function askAgain(session: QuizSession, now: number): Decision {
  const { phase, number } = session;
  if (phase !== 'reveal' && phase !== 'leaderboard') return refuse('STALE');
  const { asked_before = 0, options } = questionOf(session, number);
  if (asked_before >= mostAgain) return refuse('STALE');
  const order = shuffled(Array.from(options.keys()), seededRandom(Math.floor(now) + number));
  const asked_again = { type: 'asked_again', at: now, number, order } as const;
  return happens(asked_again, askNext(evolved(session, asked_again), now));
}

const evolved = (session: QuizSession, event: QuizEvent): QuizSession => ({ ...session, ...evolve(session, event) });

/** When the quiz next does something by itself; null while it waits for the host. */
export function alarm({ phase, since, play }: QuizSession): number | null {
  switch (phase) {
    case 'starting':
      return since + questionTimes.startingMs;
    case 'question':
      return play.opens_at;
    case 'open':
      return play.deadline_at;
    case 'locked':
      return since + questionTimes.graceMs;
    default:
      return null;
  }
}

/** What is due at the moment of the alarm; rung too early it does nothing. */
function tick(session: QuizSession, connected: ReadonlySet<number> | undefined, now: number): Decision {
  const { phase, number, play } = session;
  const due = alarm(session);
  if (due === null || now < due) return happens();
  switch (phase) {
    case 'starting':
      return happens(askNext(session, now));
    case 'question':
      return happens({ type: 'opened', at: now, number, ...absentAt(session, connected) });
    case 'open':
      return happens({ type: 'locked', at: now, number, by: 'deadline' });
    case 'locked': {
      const whole_ms = play.deadline_at === null ? null : play.deadline_at - play.opens_at;
      return happens({ type: 'revealed', at: now, number, whole_ms });
    }
    default:
      return happens();
  }
}

/**
 * Where teams play, the log says who was not connected when a question opened: a connection is no memory. When nobody was,
 * the server had just come back, and everybody counts as there.
 */
function absentAt(session: QuizSession, connected: ReadonlySet<number> | undefined): { absent?: number[] } {
  if (!hasTeams(session.play) || !connected || connected.size === 0) return {};
  const absent = askedOf(session, session.number).filter((seat_id) => !connected.has(seat_id));
  return absent.length === 0 ? {} : { absent };
}

function closeEarly({ phase, paused_at, play, number }: QuizSession, question: number, now: number): Decision {
  const mayClose = phase === 'open' && number === question && paused_at === null;
  if (!mayClose || now < play.held_until) return happens();
  return happens({ type: 'locked', at: now, number, by: 'all_answered' });
}

function takeBack(
  { play }: QuizSession,
  { question: number, undo = false }: Extract<QuizCommand, { type: 'void' }>,
  now: number,
): Decision {
  if (undo) return play.voided.has(number) ? happens({ type: 'unvoided', at: now, number }) : happens();
  if (play.voided.has(number)) return happens();
  const isScored = play.scored.some((scored) => scored.number === number);
  return isScored ? happens({ type: 'voided', at: now, number }) : refuse('NOT_OPEN');
}

function accept(
  { play }: QuizSession,
  { question: number, texts, undo }: Extract<QuizCommand, { type: 'accept' }>,
  now: number,
): Decision {
  const question = play.questions[number - 1];
  const isScored = play.scored.some((scored) => scored.number === number);
  if (question?.kind !== 'typed' || !isScored) return refuse('NOT_OPEN');
  const changed = textsToJudge(play, question, { texts, undo });
  if (changed.length === 0) return happens();
  return happens({ type: undo ? 'unaccepted' : 'accepted', at: now, number, texts: changed });
}
