import { setTimeout as sleep } from 'node:timers/promises';
import type { Limit } from './limits.ts';
import { query } from './session-rows.ts';

const restMs = 20_000;

/** What is written while no session runs and nobody does anything. */
export async function measureRest(databaseUrl: string): Promise<Limit[]> {
  const before = await transactions(databaseUrl);
  await sleep(restMs);
  const after = await transactions(databaseUrl);
  return [{ what: `transactions that wrote, in ${restMs / 1000} s without a session`, value: after - before, most: 0 }];
}

/** The number that the next transaction gets that writes something; those that only read get none. */
async function transactions(databaseUrl: string): Promise<number> {
  const [row] = await query<{ next: string }>(databaseUrl, 'select pg_snapshot_xmax(pg_current_snapshot()) as next');
  return Number(row!.next);
}
