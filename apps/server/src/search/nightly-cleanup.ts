import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';

/**
 * Forgets every night the words that no public deck has in its name any more, which found nothing already; and puts right
 * from which languages decks are read, where changes of the very same moment did not see each other.
 */
@Injectable()
export class SearchCleanup {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    jobs: Jobs,
  ) {
    // After what is deleted at night.
    jobs.every('forgotten_words', '37 3 * * *', () => this.forget());
  }

  async forget(): Promise<void> {
    await this.pool.query('select forget_search_words()');
    await this.pool.query('select repair_languages()');
  }
}
