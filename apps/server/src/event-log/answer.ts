/** A row of the log of answers, as a mode hands it in. Column names are the table's. */
export interface NewAnswer {
  /** Whose due dates it belongs to: `live:<session>` for a seat of a session without a class. */
  schedule: string;
  /** Made by the client; sending it twice records one answer. */
  answer_id: string;
  mode: 'live-quiz';
  kind: string;
  person_id: number | null;
  live_id: number;
  seat_id: number;
  question: number;
  deck_id: number;
  word_id: number;
  origin_word_id: number;
  option_word_ids: readonly number[];
  chosen_option: number;
  chosen_word_id: number;
  is_correct: boolean;
  ms: number;
  /** ISO 8601. */
  answered_at: string;
  /** The calendar day it counts for, 'YYYY-MM-DD'. */
  local_day: string;
}

/**
 * What became of an answer. `stored`: this call or an earlier one with the same id recorded it. `taken`: the seat had
 * answered this question otherwise. `closed`: the question was not open in the database when it came to be written.
 */
export type Appended = 'stored' | 'taken' | 'closed';
