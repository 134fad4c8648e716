import type { ChangeReminders, ReminderDevice, Reminders } from '@lexiroom/contracts/reminders';
import { nextMoment } from '@lexiroom/domain/reminders';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { OwnSettings } from '../accounts/own-account/own-settings.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Mailer } from '../mail/mailer.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { PushSender } from './push/push-sender.ts';

type Row = Pick<Reminders, 'by_mail' | 'minute' | 'weekdays' | 'is_mail_refused' | 'has_stopped'>;

/** What holds for whoever has never wished anything: nothing comes; six in the evening, on every day, is proposed. */
const unwished: Row = {
  by_mail: false,
  minute: 18 * 60,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  is_mail_refused: false,
  has_stopped: false,
};

/** How and when somebody wishes to be reminded. */
@Injectable()
export class OwnReminders {
  constructor(
    private readonly mailer: Mailer,
    private readonly push: PushSender,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    settings: OwnSettings,
  ) {
    settings.onNewTimeZone((client, user_id) => this.plan(client, user_id));
  }

  /** What they have wished, on which devices, and what stands in the way. */
  async show(user: CurrentUser): Promise<Reminders> {
    const [wishes, devices] = await Promise.all([
      this.pool.query<Row>(
        `select by_mail, minute, weekdays, mail_refused_on is not null as is_mail_refused,
           stopped_on is not null as has_stopped
         from reminders where user_id = $1`,
        [user.user_id],
      ),
      this.pool.query<ReminderDevice>(
        `select subscription_id, user_agent, session_id = $2 as is_current,
           floor(extract(epoch from push_subscriptions.created_at) * 1000)::float8 as created_at
         from push_subscriptions join account_sessions using (session_id)
         where push_subscriptions.user_id = $1 and expires_at > now()
         order by push_subscriptions.created_at desc, subscription_id desc`,
        [user.user_id, user.session_id],
      ),
    ]);
    return {
      ...(wishes.rows[0] ?? unwished),
      mail_needs: this.#missingForMail(user),
      push_key: this.push.publicKey,
      session_id: user.session_id,
      devices: devices.rows,
    };
  }

  /**
   * Changes what is named, and begins anew where reminders have stopped. Refused when mails are wished that cannot come:
   * MAIL_MISSING, NOT_VERIFIED.
   */
  async change(user: CurrentUser, { by_mail, minute, weekdays }: ChangeReminders): Promise<Reminders | Refusal> {
    const missing = by_mail ? this.#missingForMail(user) : null;
    if (missing !== null) return refuse(missing === 'mail_server' ? 'MAIL_MISSING' : 'NOT_VERIFIED');
    await inTransaction(this.pool, async (client) => {
      await this.wish(client, user);
      await client.query(
        `update reminders set by_mail = coalesce($2, by_mail), minute = coalesce($3, minute),
           weekdays = coalesce($4, weekdays), mail_refused_on = case when $2 then null else mail_refused_on end
         where user_id = $1`,
        [user.user_id, by_mail, minute, weekdays && [...new Set(weekdays)].toSorted((one, other) => one - other)],
      );
      await this.plan(client, user.user_id);
    });
    return this.show(user);
  }

  /** Notes that somebody wishes reminders from today on. Whoever does something with them then calls {@link plan}. */
  async wish(client: pg.ClientBase, { user_id, time_zone }: CurrentUser): Promise<void> {
    await client.query(
      `insert into reminders (user_id, wished_on, unsubscribe_token) values ($1, $2, $3)
       on conflict (user_id) do update set wished_on = excluded.wished_on, stopped_on = null`,
      [user_id, localDay(this.clock.now(), time_zone, 0), randomBytes(32).toString('base64url')],
    );
  }

  /** Sets the next moment by what is wished and by the clock where the user lives. */
  async plan(client: pg.ClientBase, user_id: number): Promise<void> {
    const { rows } = await client.query<{ minute: number; weekdays: number[]; time_zone: string; is_wished: boolean }>(
      `select minute, weekdays, time_zone, stopped_on is null and (by_mail or exists (
         select from push_subscriptions where push_subscriptions.user_id = $1)) as is_wished
       from reminders join users using (user_id) where user_id = $1 for update of reminders`,
      [user_id],
    );
    const [wish] = rows;
    if (!wish) return;
    const next = wish.is_wished ? nextMoment(this.clock.now(), wish, wish.time_zone) : null;
    await client.query('update reminders set next_at = to_timestamp($2::float8 / 1000) where user_id = $1', [
      user_id,
      next,
    ]);
  }

  /** Ends reminders by e-mail for whoever has the link of one. The same again does no harm; LINK_USED when it is none. */
  async unsubscribe(token: string): Promise<{ done: true } | Refusal> {
    return inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ user_id: number }>(
        'update reminders set by_mail = false where unsubscribe_token = $1 returning user_id',
        [token],
      );
      if (!rows[0]) return refuse('LINK_USED');
      await this.plan(client, rows[0].user_id);
      return { done: true };
    });
  }

  #missingForMail({ email, verified }: CurrentUser): Reminders['mail_needs'] {
    if (!this.mailer.isConfigured) return 'mail_server';
    return email !== null && verified ? null : 'confirmed_address';
  }
}
