import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isReservedName } from '../reserved-names.ts';

const daysBetween = 30;
const uniqueViolation = '23505';

/** Another username: once in 30 days, and the addresses of the one before lead nowhere. */
@Injectable()
export class OwnUsername {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Changes it. Refused as USERNAME_TAKEN, also for names kept back, and as USERNAME_RECENT with the days that are left. */
  async change(user: CurrentUser, username: string): Promise<Refusal | undefined> {
    if (username === user.username) return undefined;
    if (isReservedName(username)) return refuse('USERNAME_TAKEN');
    try {
      return await inTransaction(this.pool, (client) => rename(client, user.user_id, username));
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return refuse('USERNAME_TAKEN');
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }
}

async function rename(client: pg.ClientBase, user_id: number, username: string): Promise<undefined> {
  const { rows } = await client.query<{ before: string; days: number | null }>(
    `select username as before, $2 - extract(epoch from now() - username_changed_at)::float8 / 86400 as days
     from users where user_id = $1 for no key update`,
    [user_id, daysBetween],
  );
  const { before, days } = rows[0]!;
  if (days !== null && days > 0) throw new Refused(refuse('USERNAME_RECENT', { days: Math.ceil(days) }));
  await client.query(
    'update users set username = $2, username_key = $2, username_changed_at = now() where user_id = $1',
    [user_id, username],
  );
  // The root folder bears the name of its owner.
  await client.query(
    'update items set item_name = $2, name_key = $3 where owner_id = $1 and parent_id is null and item_name = $4',
    [user_id, username, searchKey(username), before],
  );
  await writeAudit(client, 'username_changed', user_id, {});
}
