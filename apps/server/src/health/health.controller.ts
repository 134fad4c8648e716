import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller, Inject } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import { Endpoint } from '../http/gate/endpoint.ts';
import { version } from '../configuration/version.ts';

@Controller()
export class HealthController {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly disk: DiskWatch,
  ) {}

  @Endpoint(routes.health)
  async health(): Promise<Result<typeof routes.health>> {
    // Fails with RETRY when the database does not answer.
    await this.pool.query('select 1');
    return { status: this.disk.isLow ? 'read_only' : 'ok', version };
  }
}
