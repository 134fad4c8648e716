import type pg from 'pg';
import { deleteUnfinished } from './backup-folder.ts';
import type { BackupFailure } from './process-messages.ts';
import { dropProof } from './prove.ts';

/** What was counted is remembered for so long. */
const rememberedFor = '2 years';

/** Something that was done with a backup. */
export interface BackupRun {
  run_id: number;
  kind: 'backup' | 'proof';
  file_name: string;
  began_at: Date;
  ended_at: Date | null;
  row_count: number | null;
  failure: BackupFailure | null;
  detail: string | null;
}

/** Writes down that one begins. */
export async function beginRun(client: pg.ClientBase, kind: BackupRun['kind'], file_name: string): Promise<number> {
  await client.query(`delete from backup_runs where began_at < now() - interval '${rememberedFor}'`);
  const { rows } = await client.query<{ run_id: number }>(
    'insert into backup_runs (kind, file_name) values ($1, $2) returning run_id',
    [kind, file_name],
  );
  return rows[0]!.run_id;
}

/** Writes down how one ended. */
export async function endRun(
  client: pg.ClientBase,
  run_id: number,
  { row_count, failure, detail }: Pick<BackupRun, 'row_count' | 'failure' | 'detail'>,
): Promise<void> {
  await client.query(
    'update backup_runs set ended_at = now(), row_count = $2, failure = $3, detail = $4 where run_id = $1',
    [run_id, row_count, failure, detail],
  );
}

/** The newest runs first. */
export async function readRuns(pool: pg.Pool): Promise<BackupRun[]> {
  const { rows } = await pool.query<BackupRun>(
    `select run_id, kind, file_name, began_at, ended_at, row_count::float8, failure, detail
     from backup_runs order by run_id desc limit 1000`,
  );
  return rows;
}

/** Held as long as something is done with a backup, by whichever server: it ends with the connection. */
const lockKey = `hashtext('lexiroom backup')`;

/** Takes the lock on this connection, which is in no transaction; false when somebody else has it. */
export async function takeLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockKey}) as taken`);
  return rows[0]!.taken;
}

/**
 * Clears away what a server that was killed has left: half a backup, the database of a proof, a run that never ended. Only
 * for who has the lock.
 */
export async function clearInterrupted(client: pg.ClientBase, fileOf: (name: string) => string): Promise<void> {
  const { rows } = await client.query<Pick<BackupRun, 'file_name'>>(
    `update backup_runs set ended_at = now(), failure = 'interrupted' where ended_at is null returning file_name`,
  );
  for (const { file_name } of rows) deleteUnfinished(fileOf(file_name));
  await dropProof(client);
}
