import type { PrintedQuizDetails, PrintedQuestion } from '@lexiroom/contracts/printed-quiz';
import type pg from 'pg';
import { derivedId } from '../event-log/derived-id.ts';

/** A question as it is kept: as it was printed, and where its word or sentence stood then. */
export interface StoredQuestion extends PrintedQuestion {
  deck_id: number;
  /** Of the word, or of the sentence. */
  asked_id: number;
  origin_id: number;
}

export interface StoredQuiz {
  quiz_id: number;
  round_id: string;
  questions: StoredQuestion[];
  variants: PrintedQuizDetails['variants'];
  print_search: string;
  printed_at: Date;
}

/** A quiz of this user; with `lock`, nobody else saves marks for it until the transaction ends. */
export async function readOwnQuiz(
  db: Pick<pg.ClientBase, 'query'>,
  user_id: number,
  quiz_id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredQuiz | undefined> {
  const { rows } = await db.query<StoredQuiz>(
    `select quiz_id, round_id, questions, variants, print_search, printed_at from printed_quizzes
     where quiz_id = $1 and user_id = $2 ${lock ? 'for no key update' : ''}`,
    [quiz_id, user_id],
  );
  return rows[0];
}

/** An id that follows from what it is made of: the same parts give the same id, wherever and whenever. */
export const idOf = (...parts: readonly unknown[]): string => derivedId(JSON.stringify(parts));

/** SQL for whether a row of `answers` is a mark that counts, and was not taken back. */
export const isMark = (row: string): string => `${row}.mode = 'printed' and ${row}.voids is null and not exists (
  select 1 from answers later where later.schedule = ${row}.schedule and later.voids = ${row}.answer_id)`;
