import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { writeAudit } from '../audit.ts';
import { personalTables } from '../personal-tables.ts';

/** Rows by their table. */
type Tables = Record<string, Record<string, unknown>[]>;

/** Everything the server has about somebody, as a file of their own (decisions section 5). */
@Injectable()
export class ExportService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The rows of every table that are about a user, all of one moment; times as ISO 8601 in UTC. Hashes of secrets are left
   * out, and what is about others in the same rows.
   */
  async read(user_id: number): Promise<{ exported_at: number; tables: Tables }> {
    await writeAudit(this.pool, 'data_exported', user_id, {});
    const tables = await inTransaction(this.pool, async (client) => {
      await client.query('set transaction isolation level repeatable read read only');
      await client.query(`set local statement_timeout = '60s'`);
      await client.query(`set local time zone 'UTC'`);
      const read: Tables = {};
      for (const table of Object.keys(personalTables)) read[table] = await rowsOf(client, table, user_id);
      return read;
    });
    return { exported_at: this.clock.now(), tables };
  }
}

async function rowsOf(client: pg.ClientBase, table: string, user_id: number): Promise<Tables[string]> {
  const { of, without = [] } = personalTables[table]!;
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) - $2::text[] as row from ${pg.escapeIdentifier(table)} as t where ${of.replaceAll('$1', '$1::integer')}`,
    [user_id, without],
  );
  return rows.map(({ row }) => row);
}
