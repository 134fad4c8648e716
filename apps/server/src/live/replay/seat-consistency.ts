import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';

/**
 * Whoever joined has a seat, which keeps their name, and nobody has one who did not join; and with names of a class, the
 * student who sits there is the one whom the session's log says last.
 */
export async function compareSeats(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `with joined as (
       select live_id, (body ->> 'seat_id')::integer as seat_id, true as was from live_events where type = 'joined'
     )
     select format('seats of session %s, seat %s', live_id, seat_id) as what,
       case when joined.was is null then 'none, as nobody joined' else 'a row with the name' end as expected,
       case when joined.was is null then 'a row' else 'none' end as found
     from joined full join seats using (live_id, seat_id)
     where joined.was is null or seats.name is null
     order by live_id, seat_id`,
  );
  return [...rows, ...(await compareStudents(client))];
}

/** A student whose row is gone, as their class is, sits nowhere any more. */
async function compareStudents(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `with said as (
       select distinct on (live_id, seat_id) live_id, seat_id, student_id
       from live_events, json_to_record(body::json) as event (seat_id integer, student_id integer)
       where type in ('joined', 'reassigned')
       order by live_id, seat_id, seq desc
     ), expected as (
       select live_id, seat_id, students.student_id from said left join students using (student_id)
     )
     select format('seats of session %s, student of seat %s', live_id, seat_id) as what,
       coalesce('student ' || expected.student_id, 'none') as expected,
       coalesce('student ' || seats.student_id, 'none') as found
     from expected join seats using (live_id, seat_id)
     where seats.student_id is distinct from expected.student_id
     order by live_id, seat_id`,
  );
  return rows;
}
