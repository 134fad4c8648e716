import type { InterfaceLanguage } from '@lexiroom/domain/languages';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';
import { composeMail } from './compose-mail.ts';
import type { MailValues, MailKind } from './mail-texts.ts';
import { Mailer } from './mailer.ts';

/** A mail that is to be written: to whom, of which kind, and what its text is filled with. */
export interface NewMail {
  /** Whose account it is about. */
  user_id: number;
  /** The address it goes to. */
  to: string;
  kind: MailKind;
  values?: MailValues;
}

const sendMail = 'send_mail';

/**
 * Mails to users. Each is a row of the outbox first; where mails leave this server a job sends it and empties it, as
 * what it says may let somebody in. Elsewhere admins read it there.
 */
@Injectable()
export class Mails {
  constructor(
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {
    jobs.handle(sendMail, ({ mail_id }) => this.#send(Number(mail_id)), { inBursts: true });
    jobs.every('old_mails', '17 2 * * *', () => this.clean());
  }

  /** Writes a mail in the language of the user, and has it sent if the transaction of `client` is committed. */
  async write(client: pg.ClientBase, { user_id, to, kind, values = {} }: NewMail): Promise<void> {
    const { rows } = await client.query<{ username: string; language: InterfaceLanguage }>(
      `select username, coalesce(interface_language, 'en') as language from users where user_id = $1`,
      [user_id],
    );
    const { username, language } = rows[0]!;
    const { subject, body } = composeMail(kind, language, { ...values, username });
    const { rows: written } = await client.query<{ mail_id: number }>(
      `insert into outbox_mails (user_id, recipient, language, subject, body) values ($1, $2, $3, $4, $5)
       returning mail_id`,
      [user_id, to, language, subject, body],
    );
    if (this.mailer.isConfigured) await this.jobs.enqueue(client, sendMail, { mail_id: written[0]!.mail_id });
  }

  /** Deletes what is older than 30 days, sent or not: the links in it have run out long ago. */
  async clean(): Promise<void> {
    const { rowCount } = await this.pool.query(
      `delete from outbox_mails where created_at < now() - interval '30 days'`,
    );
    new Logger('mail').debug(`${rowCount} old mails deleted`);
  }

  /** Sends a mail that has not been sent. One that was sent a moment before the server died may arrive twice. */
  async #send(mail_id: number): Promise<void> {
    const { rows } = await this.pool.query<{
      recipient: string;
      language: InterfaceLanguage;
      subject: string;
      body: string;
    }>('select recipient, language, subject, body from outbox_mails where mail_id = $1 and sent_at is null', [mail_id]);
    if (!rows[0]) return;
    await this.mailer.send(rows[0]);
    await this.pool.query(`update outbox_mails set sent_at = now(), body = '' where mail_id = $1`, [mail_id]);
  }
}
