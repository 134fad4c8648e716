import { course } from './settings.ts';
import type { SessionState } from './state.ts';

/** When the session next has to do something by itself (send it `tick` then), or null when it never will again. */
export function alarm(state: SessionState): number | null {
  if (state.phase === 'ended') return null;
  const idle = state.touched_at + course.idleMs;
  const due = state.paused_at === null ? nextDeadline(state) : null;
  return due === null ? idle : Math.min(due, idle);
}

function nextDeadline(state: SessionState): number | null {
  switch (state.phase) {
    case 'starting':
      return state.since + course.startingMs;
    case 'question':
      return state.opens_at;
    case 'open':
      return state.deadline_at;
    case 'locked':
      return state.since + course.graceMs;
    case 'lobby':
    case 'reveal':
    case 'leaderboard':
    case 'podium':
    case 'ended':
      return null;
  }
}

/**
 * Whether an answer that arrived at a moment still counts: while the question is open, and up to a second after its
 * deadline. Returns the milliseconds it took, never more than the question's whole time.
 */
export function timeTaken(
  state: SessionState,
  question: number,
  receivedAt: number,
): { ms: number } | { refusal: 'NOT_OPEN' | 'LATE' } {
  const isOpen = state.phase === 'open' || state.phase === 'locked';
  if (question < state.number || (question === state.number && !isOpen && state.phase !== 'question')) {
    return { refusal: 'LATE' };
  }
  if (question !== state.number || !isOpen || state.paused_at !== null) return { refusal: 'NOT_OPEN' };
  const closesAt = closingTime(state);
  if (closesAt !== null && receivedAt > closesAt) return { refusal: 'LATE' };
  const taken = Math.max(0, Math.round(receivedAt - state.opens_at));
  return { ms: state.deadline_at === null ? taken : Math.min(taken, state.deadline_at - state.opens_at) };
}

/** The last moment at which an answer counts; null while nobody knows. */
export function closingTime(state: SessionState): number | null {
  if (state.phase === 'locked') return state.since + course.graceMs;
  return state.deadline_at === null ? null : state.deadline_at + course.graceMs;
}
