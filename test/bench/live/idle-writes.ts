import { setTimeout as sleep } from 'node:timers/promises';
import type { Limit } from './limits.ts';
import { query } from './session-rows.ts';

/** The first start is over then: the library is filled, the queue of jobs is made. */
const calmAfterMs = 20_000;
const restMs = 20_000;

/**
 * What is written while no session runs and nobody does anything: nothing but the mark by which the queue of jobs takes
 * turns with others, twice a minute at most.
 */
export async function measureIdleWrites(databaseUrl: string): Promise<Limit[]> {
  await sleep(calmAfterMs);
  const before = await transactions(databaseUrl);
  await sleep(restMs);
  const after = await transactions(databaseUrl);
  return [{ what: `transactions that wrote, in ${restMs / 1000} s without a session`, value: after - before, most: 1 }];
}

/** The number that the next transaction gets that writes something; those that only read get none. */
async function transactions(databaseUrl: string): Promise<number> {
  const [row] = await query<{ next: string }>(databaseUrl, 'select pg_snapshot_xmax(pg_current_snapshot()) as next');
  return Number(row!.next);
}
