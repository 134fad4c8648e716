import { Logger } from '@nestjs/common';
import pg from 'pg';
import { letGoOfResults } from './taken-results.ts';
import { allowUsualTime, dropHungConnections, requestLimits } from './time-limits.ts';

/** The token of the {@link pg.Pool} for set-based statements. */
export const DATABASE_POOL = Symbol('database pool');

/** The token of the {@link createKeptPlansPool} for searches. */
export const KEPT_PLANS_POOL = Symbol('pool of kept plans');

/** A small pool whose every wait has a limit. A connection that dies while idle is dropped, not fatal. */
export function createPool(connectionString: string, max = 10, options?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    ...(options !== undefined && { options }),
    // A server at rest keeps its connections from one look at the jobs to the next.
    idleTimeoutMillis: 60_000,
    ...requestLimits,
    keepAlive: true,
  });
  // Whoever has the connection hears of its end by the statement that fails; without this it would end the process.
  dropHungConnections(pool);
  letGoOfResults(pool);
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => new Logger('database').warn(`An idle connection was lost: ${error.message}`));
  return pool;
}

/**
 * A pool that runs named statements by the plans that PostgreSQL keeps of them: it makes no new one for the values at hand.
 * For statements whose best plan is the same for all values, and which take longer to plan than to run. They are run one by
 * one, in no transaction, whose begin and end would each cost as much as a small search; two at a time take two connections.
 */
export function createKeptPlansPool(connectionString: string): pg.Pool {
  return createPool(connectionString, 4, '-c plan_cache_mode=force_generic_plan');
}

/** Runs the statements of `run` on one connection, all or none. */
export async function inTransaction<T>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    allowUsualTime(client);
    client.release(isBroken);
  }
}
