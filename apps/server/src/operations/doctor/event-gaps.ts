import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';

/** The events of a session are numbered from 1 without gaps. */
export async function findGaps(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<{ live_id: number; events: string; last: number }>(
    `select live_id, count(*) as events, max(seq) as last from live_events
      group by live_id having count(*) <> max(seq) or min(seq) <> 1`,
  );
  return rows.map(({ live_id, events, last }) => ({
    what: `live_events of session ${live_id}`,
    expected: `${last} events`,
    found: `${events} events`,
  }));
}
