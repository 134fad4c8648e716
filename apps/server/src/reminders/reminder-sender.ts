import type { InterfaceLanguage } from '@lexiroom/domain/languages';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { LinkOrigin } from '../accounts/links/link-origin.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { Mailer } from '../mail/mailer.ts';
import { PushSender, type PushTarget } from './push/push-sender.ts';
import { reminderMail, reminderNotification } from './texts/compose-reminder.ts';
import type { ToRemindOf } from './texts/reminder-texts.ts';

interface Recipient {
  username: string;
  /** Null when they have wished none, or have not confirmed their address. */
  email: string | null;
  interface_language: InterfaceLanguage | null;
  unsubscribe_token: string;
}

/**
 * Sends a reminder on every way that its user has wished. What cannot be sent now is not tried again: a reminder that comes
 * twice, or hours later, is worse than none.
 */
@Injectable()
export class ReminderSender {
  readonly #logger = new Logger('reminders');

  constructor(
    private readonly mailer: Mailer,
    private readonly push: PushSender,
    private readonly links: LinkOrigin,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {}

  async send(user_id: number, what: ToRemindOf): Promise<void> {
    const { rows } = await this.pool.query<Recipient>(
      `select username, case when by_mail and verified then email end as email, interface_language, unsubscribe_token
       from reminders join users using (user_id) where user_id = $1`,
      [user_id],
    );
    const [recipient] = rows;
    if (!recipient) return;
    await Promise.all([this.#mail(user_id, recipient, what), this.#notify(user_id, recipient, what)]);
  }

  async #mail(user_id: number, { email, ...recipient }: Recipient, what: ToRemindOf): Promise<void> {
    if (email === null || !this.mailer.isConfigured) return;
    const origin = this.links.origin(undefined);
    const unsubscribe = `${origin}/unsubscribe/${recipient.unsubscribe_token}`;
    const language = recipient.interface_language ?? 'en';
    const { username } = recipient;
    const mail = reminderMail(language, what, { username, study: `${origin}/today`, unsubscribe });
    try {
      await this.mailer.send({ recipient: email, language, ...mail, unsubscribe });
    } catch (error) {
      const { name, responseCode, command } = error as Error & { responseCode?: number; command?: string };
      this.#logger.warn(`A reminder by e-mail was not taken: ${name}, ${responseCode ?? 'no code'}`);
      if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550) await this.#noteRefused(user_id);
    }
  }

  /** There is no such address: no more mails go there until its owner wishes them again. */
  async #noteRefused(user_id: number): Promise<void> {
    await this.pool.query('update reminders set by_mail = false, mail_refused_on = sent_on where user_id = $1', [
      user_id,
    ]);
  }

  async #notify(user_id: number, { interface_language }: Recipient, what: ToRemindOf): Promise<void> {
    const { rows } = await this.pool.query<PushTarget & { subscription_id: number; language: InterfaceLanguage }>(
      `select subscription_id, endpoint, p256dh, auth, language
       from push_subscriptions join account_sessions using (session_id)
       where push_subscriptions.user_id = $1 and expires_at > now()`,
      [user_id],
    );
    await Promise.all(
      rows.map(async ({ subscription_id, language, ...target }) => {
        const outcome = await this.push.send(target, reminderNotification(interface_language ?? language, what));
        if (outcome !== 'gone') return;
        await this.pool.query('delete from push_subscriptions where subscription_id = $1', [subscription_id]);
      }),
    );
  }
}
