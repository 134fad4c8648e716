/** Why a race ended: somebody reached its points, its time was over, or the host ended it. */
export type RaceLockedBy = 'goal' | 'deadline' | 'host';

/**
 * What happens in a race, beside what happens in every session. Answers are no part of it: they are in their own log. A
 * stored event is never changed: what is written here must fold for ever.
 */
export type RaceEvent = { at: number } & (
  | { type: 'race_opened'; deadline_at: number | null }
  | { type: 'time_added'; ms: number }
  | { type: 'race_locked'; by: RaceLockedBy }
  /** A word does not count, and is asked no more; or, after that, it is and does. */
  | { type: 'word_voided' | 'word_unvoided'; word_id: number }
  /** Of a word that is typed: these texts, letter for letter, count as right; or no longer do. */
  | { type: 'word_accepted' | 'word_unaccepted'; word_id: number; texts: readonly string[] }
  /** All answers are counted. */
  | { type: 'race_finished' }
);
