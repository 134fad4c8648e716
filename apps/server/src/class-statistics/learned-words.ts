import type { LearnedWords } from '@lexiroom/contracts/classes';
import type { Day } from '@lexiroom/domain/scheduling';
import { isUnsuccessful } from '@lexiroom/domain/statistics';
import type pg from 'pg';
import type { OriginWord } from './class-words.ts';

/** A word that comes back after so many days or more is in the long-term memory. */
const longTermDays = 21;
/** How far back recent answers are counted, today included. */
const recentDays = 30;

/** A word with how it went in class; without answers the days say nothing. */
export interface WordInClass {
  answers: number;
  right_answers: number;
  last_day: Day;
  /** By the scheduler of its deck. */
  due_day: Day;
  /** By the classic rule. */
  classic_day: Day;
}

/** Counts these words by what the class knows of them. */
export function learnedWords(words: readonly WordInClass[], today: Day): LearnedWords {
  const answered = words.filter(({ answers }) => answers > 0);
  return {
    words: words.length,
    answered: answered.length,
    long_term: answered.filter(({ classic_day, last_day }) => classic_day - last_day >= longTermDays).length,
    // A word without answers is due at once, as the page of its deck says with this class.
    due: words.filter(({ answers, due_day }) => answers === 0 || due_day <= today).length,
    unsuccessful: answered.filter(({ answers, right_answers: right }) => isUnsuccessful({ answers, right })).length,
  };
}

/** The answers of the last 30 days to these words in a schedule, without those that were taken back. */
export async function readRecentAnswers(
  pool: pg.Pool,
  schedule: string,
  words: readonly OriginWord[],
  today: Day,
): Promise<{ answers: number; right_answers: number }> {
  const { rows } = await pool.query<{ answers: number; right_answers: number }>(
    `select count(*)::integer as answers, (count(*) filter (where is_correct))::integer as right_answers
     from answers
     where schedule = $1 and origin_word_id = any($2) and local_day > date '1970-01-01' + $3::integer and voids is null
       and answer_id not in (select voids from answers where schedule = $1 and voids is not null)`,
    [schedule, words.map(({ origin_word_id }) => origin_word_id), today - recentDays],
  );
  return rows[0]!;
}
