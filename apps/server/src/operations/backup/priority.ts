import os from 'node:os';
import type pg from 'pg';

/** As the command `nice` makes it: whoever else wants the processor gets most of it. */
const low = os.constants.priority.PRIORITY_LOW;

/** Has this process, and the process of PostgreSQL behind `client`, which is on this computer, wait for all others. */
export async function lowerPriority(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (const pid of [process.pid, rows[0]!.pid]) {
    try {
      os.setPriority(pid, low);
    } catch {
      // PostgreSQL may run as another user. Then it has the priority of all.
    }
  }
}
