/** Why a question was locked. */
export type LockedBy = 'deadline' | 'all_answered' | 'host';

/**
 * What happens in a quiz, beside what happens in every session. Answers are no part of it: they are in their own log. A
 * stored event is never changed: what is written here must fold for ever.
 */
export type QuizEvent = { at: number } & (
  | { type: 'asked'; number: number; opens_at: number; deadline_at: number | null }
  /** `absent`: where teams play, the seats it was asked of that were not connected. */
  | { type: 'opened'; number: number; absent?: readonly number[] | undefined }
  | { type: 'time_added'; number: number; ms: number }
  | { type: 'locked'; number: number; by: LockedBy }
  | { type: 'revealed'; number: number; whole_ms: number | null }
  | { type: 'skipped'; number: number }
  /** The question comes once more, as the next one; `order`: in which its options stand then, by their places before. */
  | { type: 'asked_again'; number: number; order: readonly number[] }
  /** It does not count; or, after that, it counts again. */
  | { type: 'voided' | 'unvoided'; number: number }
  /** Of a question that is typed: these texts, letter for letter, count as right; or no longer do. */
  | { type: 'accepted' | 'unaccepted'; number: number; texts: readonly string[] }
  | { type: 'leaderboard_shown' }
);
