/** What every answer in the log says. Column names are the table's. */
interface Answer {
  /** Whose due dates it belongs to; see schedules.ts. */
  schedule: string;
  /** Made by the client; sending it twice records one answer. */
  answer_id: string;
  person_id: number | null;
  deck_id: number;
  word_id: number;
  origin_word_id: number;
  is_correct: boolean;
  /** ISO 8601. */
  answered_at: string;
  /** The calendar day it counts for, 'YYYY-MM-DD'. */
  local_day: string;
}

/** An answer of a seat to a question of a session, as the session hands it in. */
export interface SeatAnswer extends Answer {
  mode: 'live-quiz';
  kind: string;
  live_id: number;
  seat_id: number;
  question: number;
  option_word_ids: readonly number[];
  chosen_option: number;
  chosen_word_id: number;
  ms: number;
}

/** An answer that makes a word fall due: given alone, or copied from a seat to the person who sat there. */
export interface ScheduledAnswer extends Answer {
  mode: SeatAnswer['mode'] | 'study' | 'revise' | 'test';
  kind: string | null;
  live_id: number | null;
  seat_id: number | null;
  question: number | null;
  option_word_ids: readonly number[] | null;
  chosen_option: number | null;
  chosen_word_id: number | null;
  ms: number | null;
  /** It came with a time that had not come yet, and counts as given when it arrived. */
  dated_ahead: boolean;
}

/**
 * What became of a seat's answer. `stored`: this call or an earlier one with the same id recorded it. `taken`: the seat
 * had answered this question otherwise. `closed`: the question was not open in the database when it came to be written.
 */
export type Appended = 'stored' | 'taken' | 'closed';
