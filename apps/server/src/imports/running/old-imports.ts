import { importLimits } from '@lexiroom/contracts/imports';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { forgottenAfterHours } from '../import-limits.ts';
import { ImportFiles } from '../store/import-files.ts';

/** Files of imports that nobody goes on with are removed, every night and soon after each start, and old imports forgotten. */
@Injectable()
export class OldImports {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly files: ImportFiles,
    jobs: Jobs,
  ) {
    jobs.every('old_imports', '27 2 * * *', () => this.forget());
    jobs.afterStart('old_imports_at_start', () => this.forget());
  }

  async forget(): Promise<void> {
    await this.pool.query(
      `update imports set state = 'cancelled', file_key = null, rows = '[]', plan = null
       where state in ('receiving', 'reading', 'ready') and changed_at < to_timestamp($1 / 1000.0) - $2 * interval '1 hour'`,
      [this.clock.now(), forgottenAfterHours],
    );
    await this.pool.query(
      `delete from imports where state in ('done', 'undone', 'failed', 'cancelled')
         and changed_at < to_timestamp($1 / 1000.0) - $2 * interval '1 day'`,
      [this.clock.now(), importLimits.undoDays],
    );
    // Read after the folder was: a file that is begun in between has its row by then.
    await this.files.removeOthers(async () => {
      const { rows } = await this.pool.query<{ file_key: string }>(
        'select file_key from imports where file_key is not null',
      );
      return new Set(rows.map(({ file_key }) => file_key));
    });
  }
}
