import type { SessionSettings } from '@lexiroom/domain/live-session';
import { localDay } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import type { SeatAnswer } from './answer-log.ts';
import type { ScheduledAnswer } from './scheduled-answers.ts';
import { classSchedule, liveSchedule } from './schedules.ts';

/**
 * An answer that an event of a session tells of: where the order of answers matters, they are events, and are written as
 * answers in the same transaction. `seat_id`: null where nobody has a seat for it, as of a whole group at the board.
 */
export type EventAnswer = Omit<SeatAnswer, 'schedule' | 'person_id' | 'seat_id' | 'live_id'> & {
  seat_id: number | null;
};

/** Writes those of seats; they are of the people who took the seats, where the host records answers and names are their own. */
export async function insertSeatAnswers(
  client: pg.ClientBase,
  live_id: number,
  { names, records_answers }: SessionSettings,
  given: readonly EventAnswer[],
): Promise<void> {
  const ofSeats = given.filter(({ seat_id }) => seat_id !== null);
  if (ofSeats.length === 0) return;
  await client.query(
    `insert into answers (schedule, answer_id, mode, kind, person_id, live_id, seat_id, question, deck_id, word_id,
       origin_word_id, option_word_ids, chosen_option, chosen_word_id, typed_text, is_correct, ms, answered_at, local_day)
     select $1, answer_id, mode, kind, case when $3::boolean then seats.person_id end, seats.live_id, seat_id, question,
       deck_id, word_id, origin_word_id, option_word_ids, chosen_option, chosen_word_id, typed_text, is_correct, ms, answered_at,
       local_day
     from json_to_recordset($4::json) as given (
       answer_id uuid, mode text, kind text, seat_id integer, question integer, deck_id integer, word_id integer,
       origin_word_id integer, option_word_ids integer[], chosen_option smallint, chosen_word_id integer,
       typed_text text, is_correct boolean, ms integer, answered_at timestamptz, local_day date)
     join seats using (seat_id)
     where seats.live_id = $2
     on conflict do nothing`,
    [liveSchedule(live_id), live_id, names === 'own' && records_answers, JSON.stringify(ofSeats)],
  );
}

/** Those that are nobody's, as the class that plays keeps them, on its own days; none where no class plays. */
export async function answersOfClass(
  client: pg.ClientBase,
  live_id: number,
  given: readonly EventAnswer[],
): Promise<ScheduledAnswer[]> {
  const ofNobody = given.filter(({ seat_id }) => seat_id === null);
  if (ofNobody.length === 0) return [];
  const { rows } = await client.query<{ class_id: number; time_zone: string; day_boundary: number }>(
    `select class_id, users.time_zone, day_boundary
     from lives join classes using (class_id) join users on user_id = teacher_id where live_id = $1`,
    [live_id],
  );
  return rows.flatMap(({ class_id, time_zone, day_boundary }) =>
    ofNobody.map((answer) => ({
      ...answer,
      schedule: classSchedule(class_id),
      person_id: null,
      class_id,
      student_id: null,
      live_id,
      local_day: localDay(Date.parse(answer.answered_at), time_zone, day_boundary),
      dated_ahead: false,
    })),
  );
}
