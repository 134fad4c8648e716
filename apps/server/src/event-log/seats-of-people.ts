import { localDay } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import type { SeatAnswer } from './answer-log.ts';
import { type AnswerKey, appendScheduled, type ScheduledAnswer, takeBack } from './scheduled-answers.ts';
import { liveSchedule, personSchedule } from './schedules.ts';

type PersonsAnswer = Omit<SeatAnswer, 'answered_at'> & {
  person_id: number;
  answered_at: Date;
  time_zone: string;
  day_boundary: number;
};

/**
 * What seats answered to a question counts for the people who sit there, in words whose origin is in a deck of theirs
 * (decisions section 2): the same answers under the same ids in their own schedules, on their own days.
 */
export async function recordForPeople(client: pg.ClientBase, live_id: number, question: number): Promise<void> {
  const { rows } = await client.query<PersonsAnswer>(
    `select answer_id, mode, kind, person_id, live_id, seat_id, question, deck_id, word_id, origin_word_id,
       option_word_ids, chosen_option, chosen_word_id, is_correct, ms, answered_at, time_zone, day_boundary
     from answers join users on user_id = person_id
     where schedule = $1 and live_id = $2 and question = $3 and exists (
       select 1 from words join items on item_id = deck_id
       where words.origin_word_id = answers.origin_word_id and owner_id = person_id and item_visibility(item_id) is not null)`,
    [liveSchedule(live_id), live_id, question],
  );
  await appendScheduled(client, rows.map(ofPerson));
}

/** The question was taken back: it no longer counts for anybody. */
export async function takeBackFromPeople(client: pg.ClientBase, live_id: number, question: number): Promise<void> {
  const { rows } = await client.query<{ person_id: number; answer_id: string }>(
    `select person_id, answer_id from answers
     where schedule = $1 and live_id = $2 and question = $3 and person_id is not null`,
    [liveSchedule(live_id), live_id, question],
  );
  await takeBack(
    client,
    rows.map(({ person_id, answer_id }): AnswerKey => ({ schedule: personSchedule(person_id), answer_id })),
  );
}

function ofPerson({ answered_at, time_zone, day_boundary, ...answer }: PersonsAnswer): ScheduledAnswer {
  return {
    ...answer,
    class_id: null,
    student_id: null,
    schedule: personSchedule(answer.person_id),
    answered_at: answered_at.toISOString(),
    local_day: localDay(answered_at.getTime(), time_zone, day_boundary),
    dated_ahead: false,
  };
}
