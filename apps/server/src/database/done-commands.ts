import type pg from 'pg';

/**
 * Runs `make` in the transaction of `client`, unless this command of the user has done so before: then gives the ids of
 * what it made that time. One that is still under way is waited for. Without a `command_id` it just runs.
 */
export async function madeOnce(
  client: pg.ClientBase,
  user_id: number,
  command_id: string | undefined,
  make: () => Promise<number[]>,
): Promise<number[]> {
  if (command_id === undefined) return make();
  const earlier = await begin(client, user_id, command_id);
  if (earlier) return earlier;
  const madeIds = await make();
  await client.query('update done_commands set made_ids = $3 where user_id = $1 and command_id = $2', [
    user_id,
    command_id,
    madeIds,
  ]);
  return madeIds;
}

/** Takes a command on; gives what it has made when it was done before. Waits for one that is under way. */
async function begin(client: pg.ClientBase, user_id: number, command_id: string): Promise<number[] | undefined> {
  const taken = await client.query(
    `insert into done_commands (user_id, command_id, made_ids) values ($1, $2, '{}') on conflict do nothing`,
    [user_id, command_id],
  );
  if (taken.rowCount === 1) return undefined;
  const { rows } = await client.query<{ made_ids: number[] }>(
    'select made_ids from done_commands where user_id = $1 and command_id = $2',
    [user_id, command_id],
  );
  return rows[0]?.made_ids;
}
