import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';
import { OneTimeLinks } from './links/one-time-links.ts';
import { SessionsService } from './sessions/sessions.service.ts';

/** Forgets every night what has run out: sessions, and links that nobody followed. */
@Injectable()
export class NightlyCleanup {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: OneTimeLinks,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    jobs: Jobs,
  ) {
    jobs.every('old_proofs', '37 2 * * *', () => this.run());
  }

  async run(): Promise<void> {
    await this.sessions.clean();
    await this.links.clean(this.pool);
  }
}
