import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';

/** Whoever joined has a seat, which keeps their name; and nobody has one who did not join. */
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
  return rows;
}
