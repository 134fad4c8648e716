import type { AccountSession } from '@lexiroom/contracts/accounts';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

/** Where a user is logged in, and logging out there from here. */
@Injectable()
export class SessionList {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {}

  /** Last seen first; times in epoch milliseconds. */
  async list({ user_id, session_id }: CurrentUser): Promise<z.infer<typeof AccountSession>[]> {
    const { rows } = await this.pool.query<z.infer<typeof AccountSession>>(
      `select session_id, user_agent, session_id = $2 as is_current,
         floor(extract(epoch from created_at) * 1000)::float8 as created_at,
         floor(extract(epoch from last_seen_at) * 1000)::float8 as last_seen_at
       from account_sessions where user_id = $1 and expires_at > now()
       order by account_sessions.last_seen_at desc, session_id desc`,
      [user_id, session_id],
    );
    return rows;
  }

  /** Ends one of the user's own; refused as NOT_FOUND when it is none of theirs. */
  async end({ user_id }: CurrentUser, session_id: number): Promise<{ done: true } | Refusal> {
    if (!(await this.sessions.end(user_id, session_id))) return refuse('NOT_FOUND');
    await writeAudit(this.pool, 'session_ended', user_id, {});
    return { done: true };
  }

  /** Ends all but the one that asks. */
  async endOthers({ user_id, session_id }: CurrentUser): Promise<{ done: true }> {
    await this.sessions.endAll(user_id, session_id);
    await writeAudit(this.pool, 'session_ended', user_id, { which: 'others' });
    return { done: true };
  }
}
