import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { writeAudit } from '../accounts/audit/write-audit.ts';
import { personalTables } from '../accounts/personal-tables.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { allowTime } from '../database/time-limits.ts';
import { imagePath, soundPath } from '../media/media-paths.ts';

/** Rows by their table. */
type Tables = Record<string, object[]>;

/** How many rows are read at a time: between two readings others have their turn. */
const rowsAtOnce = 2_000;

/** Everything the server has about somebody, as a file of their own (decisions section 5). */
@Injectable()
export class ExportService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The rows of every table that are about a user, all of one moment; times as ISO 8601 in UTC. Hashes of secrets are left
   * out, and what is about others in the same rows, and empty columns. With them the addresses of the files that the user
   * has added.
   */
  async read(user_id: number): Promise<{ exported_at: number; files: string[]; tables: Tables }> {
    await writeAudit(this.pool, 'data_exported', user_id, {});
    const data = await inTransaction(this.pool, async (client) => {
      await client.query('set transaction isolation level repeatable read read only');
      await allowTime(client, 60_000);
      await client.query(`set local time zone 'UTC'`);
      const read: Tables = {};
      for (const table of Object.keys(personalTables)) read[table] = await rowsOf(client, table, user_id);
      return { files: await filesOf(client, user_id), tables: read };
    });
    return { exported_at: this.clock.now(), ...data };
  }
}

async function filesOf(client: pg.ClientBase, user_id: number): Promise<string[]> {
  const { rows } = await client.query<{ user_picture: string | null; images: string[]; sounds: string[] }>(
    `select user_picture,
       array(select distinct image_hash from images where submitted_by = $1) as images,
       array(select distinct sound_hash from sounds where submitted_by = $1 and not is_synthetic) as sounds
     from users where user_id = $1`,
    [user_id],
  );
  const { user_picture = null, images = [], sounds = [] } = rows[0] ?? {};
  return [...(user_picture === null ? [] : [user_picture]), ...images.map(imagePath), ...sounds.map(soundPath)];
}

async function rowsOf(client: pg.ClientBase, table: string, user_id: number): Promise<object[]> {
  const { of, without = [] } = personalTables[table]!;
  await client.query(
    `declare export no scroll cursor for
     select jsonb_strip_nulls(to_jsonb(t) - $2::text[]) as row from ${pg.escapeIdentifier(table)} as t
     where ${of.replaceAll('$1', '$1::integer')}`,
    [user_id, without],
  );
  const read: object[] = [];
  for (;;) {
    const { rows } = await client.query<{ row: object }>(`fetch ${rowsAtOnce} from export`);
    for (const { row } of rows) read.push(row);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close export');
  return read;
}
