import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { DATABASE_POOL, KEPT_PLANS_POOL } from '../database/pool.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import { BackupsService } from '../operations/backup/backups.service.ts';

/** Figures of what the server lives on: connections to the database, jobs, disk, backups. */
export function collectResources(app: NestFastifyApplication, registry: Registry): void {
  const registers = [registry];
  const find = <Found>(token: string | symbol | (abstract new (...words: never) => Found)) =>
    app.get<Found>(token, { strict: false });
  const pool = find<pg.Pool>(DATABASE_POOL);
  const pools = { requests: pool, searches: find<pg.Pool>(KEPT_PLANS_POOL) };
  // oxlint-disable-next-line no-new
  new Gauge({
    name: 'lexiroom_database_pool_connections',
    help: 'Connections to the database by pool: all, idle ones, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'total' }, totalCount);
        this.set({ pool: name, state: 'idle' }, idleCount);
        this.set({ pool: name, state: 'waiting' }, waitingCount);
      }
    },
  });
  // oxlint-disable-next-line no-new
  new Gauge({
    name: 'lexiroom_jobs',
    help: 'Jobs in the background by name that wait, are tried again, or failed for good',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { job, state, count } of await countJobs(pool)) this.set({ job, state }, count);
    },
  });
  const disk = find(DiskWatch);
  // oxlint-disable-next-line no-new
  new Gauge({
    name: 'lexiroom_disk_bytes',
    help: 'The disk of the data: what is free, and its size',
    labelNames: ['what'],
    registers,
    async collect() {
      const space = await disk.space();
      if (!space) return;
      this.set({ what: 'free' }, space.free);
      this.set({ what: 'size' }, space.size);
    },
  });
  const backups = find(BackupsService);
  // oxlint-disable-next-line no-new
  new Gauge({
    name: 'lexiroom_last_backup_timestamp_seconds',
    help: 'When the newest backup was made, which was opened and counted; 0 when there is none',
    registers,
    collect() {
      this.set((backups.lastMadeAt() ?? 0) / 1000);
    },
  });
}

/** None where no jobs are done, and none while the database is away: the other figures are wanted most then. */
async function countJobs(pool: pg.Pool): Promise<{ job: string; state: string; count: number }[]> {
  try {
    const { rows } = await pool.query<{ job: string; state: string; count: number }>(
      `select name as job, case state::text when 'created' then 'waiting' else state::text end as state, count(*)::integer
       from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
    );
    return rows;
  } catch {
    return [];
  }
}
