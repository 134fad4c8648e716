import type { Message } from '@lexiroom/contracts/messages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Jobs } from '../jobs/jobs.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** Messages are kept for so many days. */
export const messageDays = 180;

/** What people, and the pages they look at, tell whoever runs this server (specification 1 section 7). */
@Injectable()
export class MessagesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    jobs: Jobs,
  ) {
    jobs.every('old_messages', '27 2 * * *', () => this.deleteOld());
  }

  /** Keeps a message. Feedback is given by who is logged in, else NOT_LOGGED_IN; pages report for everybody. */
  async keep(user: CurrentUser | undefined, message: Message): Promise<{ done: true } | Refusal> {
    const isFeedback = 'feedback' in message;
    if (isFeedback && !user) return refuse('NOT_LOGGED_IN');
    await this.pool.query('insert into messages (kind, user_id, message) values ($1, $2, $3)', [
      isFeedback ? 'feedback' : kindOfReport(message.message),
      user?.user_id ?? null,
      isFeedback ? message.feedback : message.message,
    ]);
    return { done: true };
  }

  /** Deletes what is older than {@link messageDays}. */
  async deleteOld(): Promise<void> {
    await this.pool.query('delete from messages where created_at < now() - make_interval(days => $1)', [messageDays]);
  }
}

/** The length of a visit is told as '[SESSION]: hh:mm:ss' (specification 3 section 7); all else is a crash. */
const kindOfReport = (text: string): 'session' | 'crash' => (text.startsWith('[SESSION]') ? 'session' : 'crash');
