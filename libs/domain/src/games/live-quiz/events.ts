/** Why a question was locked. */
export type LockedBy = 'deadline' | 'all_answered' | 'host';

/**
 * What happens in a quiz, beside what happens in every session. Answers are no part of it: they are in their own log. A
 * stored event is never changed: what is written here must fold for ever.
 */
export type QuizEvent = { at: number } & (
  | { type: 'asked'; number: number; opens_at: number; deadline_at: number | null }
  | { type: 'opened'; number: number }
  | { type: 'time_added'; number: number; ms: number }
  | { type: 'locked'; number: number; by: LockedBy }
  | { type: 'revealed'; number: number; whole_ms: number | null }
  | { type: 'skipped'; number: number }
  | { type: 'voided'; number: number }
  | { type: 'leaderboard_shown' }
);
