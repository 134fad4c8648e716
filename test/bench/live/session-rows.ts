import pg from 'pg';

/** A session of its own for an echo, so that the product's statement finds its question open. */
export async function openSession(databaseUrl: string): Promise<number> {
  const rows = await query<{ live_id: number }>(
    databaseUrl,
    `insert into lives (pin, host_id, game, deck_ids, time_zone, phase, open_question, ended_at)
     select '999999', user_id, 'live-quiz', '{1}', 'UTC', 'open', 1, now() from users limit 1 returning live_id`,
  );
  return rows[0]!.live_id;
}

/** One statement, on a connection of its own. */
export async function query<Row extends object>(databaseUrl: string, sql: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
