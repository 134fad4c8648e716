import type { EntryKind } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { entryTables } from '../entry-tables.ts';
import { isSeen } from '../entry-access.ts';

interface Report {
  entry: EntryKind;
  id: number;
  reason: string;
}

/** People tell the admins of what should not be there (decisions section 8). */
@Injectable()
export class ReportsService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Writes down that the user reports an entry, once. Three users hide one that is not approved until an admin has
   * looked at it. NOT_FOUND when the user cannot have come upon it.
   */
  async report(user: CurrentUser, { entry, id, reason }: Report, link_key?: string): Promise<{ done: true } | Refusal> {
    const { table, id: column } = entryTables[entry];
    const { rowCount } = await this.pool.query(
      `select 1 from ${table} entry where ${column} = $1 and not is_deleted and ${isSeen(entry, '$2', '$3')}`,
      [id, user.user_id, link_key],
    );
    if (rowCount === 0) return refuse('NOT_FOUND');
    await this.pool.query(
      'insert into entry_reports (entry, id, user_id, reason) values ($1, $2, $3, $4) on conflict do nothing',
      [entry, id, user.user_id, reason],
    );
    return { done: true };
  }
}
