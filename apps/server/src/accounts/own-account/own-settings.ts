import { type ChangeSettings, UserSettings } from '@lexiroom/contracts/accounts';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { writeAudit } from '../audit/write-audit.ts';

/** The columns that settings are kept in, which are called like them. */
const columns = ['role', ...(Object.keys(UserSettings.shape) as (keyof UserSettings)[])] as const;

type TimeZoneListener = (client: pg.ClientBase, user_id: number) => Promise<void>;

/** What users have chosen for themselves. */
@Injectable()
export class OwnSettings {
  readonly #listeners: TimeZoneListener[] = [];

  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Calls back when somebody lives by another clock, within the transaction that changes it. */
  onNewTimeZone(listener: TimeZoneListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Changes what is named. Where and when the days of a user begin counts for answers from now on: those that are given
   * keep their day.
   */
  async change(user: CurrentUser, wanted: ChangeSettings): Promise<void> {
    const named = columns.filter((column) => wanted[column] !== undefined);
    if (named.length === 0) return;
    const assignments = named.map((column, index) => `${column} = $${index + 2}`).join(', ');
    await inTransaction(this.pool, async (client) => {
      await client.query(`update users set ${assignments} where user_id = $1`, [
        user.user_id,
        ...named.map((column) => wanted[column]),
      ]);
      const { role, time_zone } = wanted;
      if (time_zone !== undefined && time_zone !== user.time_zone) {
        for (const listener of this.#listeners) await listener(client, user.user_id);
      }
      if (role !== undefined && role !== user.role) {
        await writeAudit(client, 'role_changed', user.user_id, { from: user.role, to: role });
      }
    });
  }
}
