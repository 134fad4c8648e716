import { isAsked, type OwnAnswer } from '../../live-session/index.ts';
import { isAnswerTo, questionTimes } from '../../quiz-questions/index.ts';
import { questionOf, type QuizSession } from './state.ts';

/**
 * Whether an answer that arrived at a moment still counts: while the question is open, and up to a second after its
 * deadline. Returns the milliseconds it took, never more than the question's whole time.
 */
export function timeTaken(
  session: QuizSession,
  question: number,
  receivedAt: number,
): { ms: number } | { refusal: 'NOT_OPEN' | 'LATE' } {
  const isOpen = session.phase === 'open' || session.phase === 'locked';
  if (question < session.number || (question === session.number && !isOpen && session.phase !== 'question')) {
    return { refusal: 'LATE' };
  }
  if (question !== session.number || !isOpen || session.paused_at !== null) return { refusal: 'NOT_OPEN' };
  const closesAt = closingTime(session);
  if (closesAt !== null && receivedAt > closesAt) return { refusal: 'LATE' };
  const taken = Math.max(0, Math.round(receivedAt - session.play.opens_at));
  return {
    ms: session.play.deadline_at === null ? taken : Math.min(taken, session.play.deadline_at - session.play.opens_at),
  };
}

/** The last moment at which an answer counts; null while nobody knows. */
export function closingTime(session: QuizSession): number | null {
  if (session.phase === 'locked') return session.since + questionTimes.graceMs;
  return session.play.deadline_at === null ? null : session.play.deadline_at + questionTimes.graceMs;
}

/**
 * Why a seat's answer is not taken though it is in time; undefined when the seat is asked, and has chosen one of the options,
 * or typed where there are none.
 */
export function answerRefusal(
  session: QuizSession,
  seat_id: number,
  { question: number, ...given }: OwnAnswer,
): 'NO_SUCH_OPTION' | 'NOT_OPEN' | undefined {
  if (!isAnswerTo(questionOf(session, number), given)) return 'NO_SUCH_OPTION';
  const seat = session.seats.get(seat_id);
  return seat && isAsked(seat, number) ? undefined : 'NOT_OPEN';
}
