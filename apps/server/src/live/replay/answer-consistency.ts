import type pg from 'pg';
import { isRightNow } from '../../event-log/judged-answers.ts';
import type { Difference } from '../../event-log/difference.ts';
import { liveSchedule } from '../../event-log/schedules.ts';
import { serverGameOf } from '../../games/index.ts';
import type { SeatAnswerRow } from '../../games/server-game.ts';
import { replayedSessions } from './replayed-sessions.ts';

type Row = SeatAnswerRow & { answer_id: string };

/**
 * What was answered in a session is what could be answered there: by somebody who joined, to a question that was asked,
 * with one of its options, and right when that is the right one. What it says for the person in the seat is the same.
 */
export async function compareLiveAnswers(client: pg.ClientBase): Promise<Difference[]> {
  const differences: Difference[] = [...(await answersOfNoSession(client)), ...(await otherCopies(client))];
  for await (const { live_id, state } of replayedSessions(client)) {
    // A log that cannot be replayed is reported once, by the check of the scoreboards.
    if (state instanceof Error) continue;
    const { rows } = await client.query<Row>(
      `select answer_id, seat_id, question, word_id, origin_word_id, option_word_ids, chosen_option, chosen_word_id,
         typed_text, is_correct
       from answers where schedule = $1 and voids is null
       union all
       -- What a group of a class answered at the board is of no seat, and stands with the class alone.
       select answer_id, seat_id, question, word_id, origin_word_id, option_word_ids, chosen_option, chosen_word_id,
         typed_text, is_correct
       from answers where live_id = $2 and schedule not like 'live:%' and seat_id is null and voids is null
       order by question, seat_id`,
      [liveSchedule(live_id), live_id],
    );
    for (const row of rows) {
      const fault = serverGameOf(state).faultOf(row, state);
      if (fault) differences.push({ what: `answers of session ${live_id}, ${nameOf(row)}`, ...fault });
    }
  }
  return differences;
}

const nameOf = ({ seat_id, question }: Row) =>
  `${seat_id === null ? 'no seat' : `seat ${seat_id}`} to question ${question}`;

/**
 * Answers outlive a session that its host deletes, as the log only grows. Answers are nobody's when its number was never
 * given, or when only its row is gone: with the row goes all that is told of a session.
 */
async function answersOfNoSession(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `with numbers as (
       select coalesce(pg_sequence_last_value(pg_get_serial_sequence('lives', 'live_id')::regclass), 0) as last_id
     )
     select 'answers, ' || schedule as what, 'a session that is or was' as expected, count(*) || ' answers of none' as found
     from answers, numbers
     where schedule like 'live:%' and (
       schedule is distinct from 'live:' || live_id
       or live_id not between 1 and numbers.last_id
       or not exists (select from lives where lives.live_id = answers.live_id)
         and exists (select from live_events where live_events.live_id = answers.live_id))
     group by schedule order by schedule`,
  );
  return rows;
}

/**
 * What people, classes and students keep of an answer from a seat, under its id unless somebody else was said to have
 * sat there; the log holds both, also once the session was deleted.
 */
async function otherCopies(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `select format('answers of %s, the one of seat %s to question %s of session %s', own.schedule, own.seat_id,
         own.question, own.live_id) as what,
       ${contentOf('of_seat', isRightNow('of_seat'))} as expected, ${contentOf('own')} as found
     from answers own join answers of_seat
       on of_seat.schedule = 'live:' || own.live_id and of_seat.live_id = own.live_id
         and of_seat.question = own.question and of_seat.seat_id = own.seat_id and of_seat.voids is null
     where own.schedule not like 'live:%' and own.live_id is not null and own.voids is null
       and ${contentOf('own')} is distinct from ${contentOf('of_seat', isRightNow('of_seat'))}
       -- What was typed goes with its session, and with it what the host accepted. What was judged anew took the place of
       -- another copy.
       and not (of_seat.kind = 'typed' and (of_seat.typed_text is null or exists (
         select 1 from answers later where later.schedule = own.schedule and later.voids = own.answer_id)))
     order by what`,
  );
  return rows;
}

/** What an answer says, in words, so that two can be compared and shown. */
const contentOf = (
  row: string,
  isRight = `${row}.is_correct`,
) => `concat_ws(' ', 'word', ${row}.word_id, 'of origin', ${row}.origin_word_id, 'option',
  ${row}.chosen_option, 'word', ${row}.chosen_word_id, 'at', ${row}.answered_at,
  case when ${isRight} then 'right' else 'wrong' end)`;
