import type { ListedMessage, OutboxMail } from '@lexiroom/contracts/admin';
import { pageSize } from '@lexiroom/contracts/decks';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** What came in from people and pages, and what this server wrote to people (decisions sections 5 and 13). */
@Injectable()
export class MessagesAndMailsService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** A page of ten messages of a kind, newest first. */
  async messages(kind: 'feedback' | 'crash' | 'session', page: number): Promise<ListedMessage[]> {
    const { rows } = await this.pool.query<ListedMessage>(
      `select message_id, username, email, message as text, is_done,
         floor(date_part('epoch', messages.created_at) * 1000) as created_at
       from messages left join users using (user_id)
       where kind = $1 order by messages.created_at desc, message_id desc limit $2 offset $3`,
      [kind, pageSize, (page - 1) * pageSize],
    );
    return rows;
  }

  /** Marks a message as done with, or not; NOT_FOUND when there is none. */
  async mark(message_id: number, is_done: boolean): Promise<{ done: true } | Refusal> {
    const { rowCount } = await this.pool.query('update messages set is_done = $2 where message_id = $1', [
      message_id,
      is_done,
    ]);
    return rowCount === 0 ? refuse('NOT_FOUND') : { done: true };
  }

  /** A page of ten mails, newest first. Of those that have left, the text is gone. */
  async outbox(page: number): Promise<OutboxMail[]> {
    const { rows } = await this.pool.query<OutboxMail>(
      `select mail_id, recipient as to, subject, body as text, floor(date_part('epoch', created_at) * 1000) as created_at,
         floor(date_part('epoch', sent_at) * 1000) as sent_at
       from outbox_mails order by outbox_mails.created_at desc, mail_id desc limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    return rows;
  }
}
