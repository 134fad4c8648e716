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
  /** All answers are counted. */
  | { type: 'race_finished' }
);
