import type { NewReminderDevice, Reminders } from '@lexiroom/contracts/reminders';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { Refusal, refuse } from '../../refusals/refusal.ts';
import { OwnReminders } from '../own-reminders.ts';
import { PushSender } from './push-sender.ts';

/** On so many devices of an account notifications are shown at most. */
const mostDevices = 10;

/** The browsers that show notifications, each as long as the log-in by which it was added. */
@Injectable()
export class ReminderDevices {
  constructor(
    private readonly reminders: OwnReminders,
    private readonly push: PushSender,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Adds the browser of the caller; what it had before is replaced, whoever was logged in there. Refused as PUSH_MISSING
   * or PUSH_UNKNOWN where nothing can be sent to, and as DEVICES_FULL.
   */
  async add(user: CurrentUser, { endpoint, keys, language }: NewReminderDevice): Promise<Reminders | Refusal> {
    if (this.push.publicKey === null) return refuse('PUSH_MISSING');
    if (!this.push.isKnown(endpoint)) return refuse('PUSH_UNKNOWN');
    const refusal = await inTransaction(this.pool, async (client) => {
      // Held first, so that several at once are counted one after the other.
      await this.reminders.wish(client, user);
      await client.query('delete from push_subscriptions where session_id = $1 or endpoint = $2', [
        user.session_id,
        endpoint,
      ]);
      const { rowCount } = await client.query(
        `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language, created_at)
         select $1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000)
         where (select count(*) from push_subscriptions where user_id = $1) < $8`,
        [user.user_id, user.session_id, endpoint, keys.p256dh, keys.auth, language, this.clock.now(), mostDevices],
      );
      if (rowCount !== 1) return new Refusal('DEVICES_FULL', { most: mostDevices });
      await this.reminders.plan(client, user.user_id);
      return undefined;
    });
    return refusal ?? this.reminders.show(user);
  }

  /** Takes a browser of the user off; NOT_FOUND when it is none of theirs. */
  async remove(user: CurrentUser, subscription_id: number): Promise<Reminders | Refusal> {
    const isTheirs = await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(
        'delete from push_subscriptions where user_id = $1 and subscription_id = $2',
        [user.user_id, subscription_id],
      );
      await this.reminders.plan(client, user.user_id);
      return rowCount === 1;
    });
    return isTheirs ? this.reminders.show(user) : refuse('NOT_FOUND');
  }
}
