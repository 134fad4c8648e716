import type { Counts } from '@lexiroom/contracts/admin';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { MEDIA_STORE, type MediaStore } from '../media/media-store.ts';

/** From so many rows on, a table is not counted but known by PostgreSQL's own estimate. */
const countedUpTo = 100_000;

type Rows = Omit<Counts, 'media_bytes'>;

/** How large this place is (decisions section 13). */
@Injectable()
export class CountsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
  ) {}

  /** The counts of this moment; those of large tables are estimates, so that asking is cheap at a million rows. */
  async read(): Promise<Counts> {
    const estimates = await this.#estimates();
    const size = (table: string) => {
      const estimate = estimates.get(table) ?? 0;
      return estimate > countedUpTo ? String(estimate) : `(select count(*) from ${table})`;
    };
    const { rows } = await this.pool.query<Rows>(
      `select ${size('users')}::integer as users,
         (select count(distinct user_id)::integer from account_sessions
           where last_seen_at > now() - interval '30 days') as users_seen_in_30_days,
         ${size('decks')}::integer as decks, ${size('words')}::integer as words, ${size('answers')}::integer as answers,
         (select count(*)::integer from answers where recorded_at > now() - interval '7 days') as answers_in_7_days,
         ${size('lives')}::integer as live_sessions,
         (select count(*)::integer from lives where ended_at is null) as running_sessions,
         ${size('images')}::integer as pictures, ${size('sounds')}::integer as sounds,
         pg_database_size(current_database())::float8 as database_bytes`,
    );
    return { ...rows[0]!, media_bytes: await this.media.bytes() };
  }

  async #estimates(): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ relname: string; estimate: number }>(
      `select relname, reltuples::float8 as estimate from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    return new Map(rows.map(({ relname, estimate }) => [relname, Math.round(estimate)]));
  }
}
