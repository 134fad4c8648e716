import { classicDueDay, classicOf, dayNumber, dayText } from '@lexiroom/domain/scheduling';
import { fsrsOf } from '@lexiroom/domain/scheduling/fsrs';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ScheduledAnswer } from './scheduled-answers.ts';
import { countingOf } from './schedules.ts';

/** The day that {@link onDay} counts from, as days since 1970. */
export const firstDay = 20_000;

/** Noon of a day, and so many milliseconds. */
export const onDay = (day: number, ms = 0) => ({
  answered_at: new Date((firstDay + day) * 86_400_000 + 43_200_000 + ms).toISOString(),
  local_day: dayText(firstDay + day),
});

/** A right answer to word 5, at noon of the first day, under an id of its own. */
export const scheduledAnswer = (
  change: Partial<ScheduledAnswer> & Pick<ScheduledAnswer, 'schedule'>,
): ScheduledAnswer => ({
  answer_id: randomUUID(),
  mode: 'study',
  kind: 'picture_to_text',
  person_id: null,
  class_id: null,
  student_id: null,
  live_id: null,
  seat_id: null,
  question: null,
  deck_id: 1,
  word_id: 5,
  origin_word_id: 5,
  option_word_ids: [5, 6],
  chosen_option: null,
  chosen_word_id: 5,
  is_correct: true,
  ms: 1234,
  dated_ahead: false,
  ...onDay(0),
  ...change,
});

/** What is stored of the words of a schedule. */
export async function storedRows(pool: pg.Pool, schedule: string) {
  const { rows } = await pool.query<ReturnType<typeof expectedRows>[number]>(
    `select origin_word_id, last_answered_at, last_answer_id, answers, right_answers, classic, fsrs, due_date::text,
       fsrs_due_date::text
     from word_schedules where schedule = $1 order by origin_word_id`,
    [schedule],
  );
  return rows;
}

/** What must be stored of a schedule in which these answers count, computed apart: every word from its answers, sorted. */
export function expectedRows(schedule: string, answers: readonly ScheduledAnswer[]) {
  const counting = countingOf(schedule);
  const sorted = answers
    .map((given) => ({ ...given, day: dayNumber(given.local_day) }))
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  return [...Map.groupBy(sorted, ({ origin_word_id }) => origin_word_id)]
    .toSorted(([one], [other]) => one - other)
    .map(([origin_word_id, given]) => {
      const classic = classicOf(given, counting)!;
      const fsrs = fsrsOf(given, counting)!;
      return {
        origin_word_id,
        last_answered_at: new Date(given.at(-1)!.answered_at),
        last_answer_id: given.at(-1)!.answer_id,
        answers: given.length,
        right_answers: given.filter(({ is_correct }) => is_correct).length,
        classic,
        fsrs,
        due_date: dayText(classicDueDay(classic, 0)),
        fsrs_due_date: dayText(fsrs.due_day),
      };
    });
}

const sortKey = ({ local_day, answered_at, answer_id }: ScheduledAnswer) => `${local_day} ${answered_at} ${answer_id}`;
