import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { dropHungConnections, requestLimits } from './time-limits.ts';

/** The classes that stand for tables, which the nouns bring. */
export type Entities = NonNullable<Options['entities']>;

/**
 * The object mapper as the server uses it, for the tables of these entities. Table names are given, columns are called
 * like their properties.
 */
export const ormConfig = (clientUrl: string, entities: Entities) =>
  defineConfig({
    clientUrl,
    entities,
    pool: { min: 0, max: 6 },
    driverOptions: {
      ...requestLimits,
      onPoolCreated: (pool: pg.Pool) => {
        dropHungConnections(pool);
        givesDeadConnectionsBack(pool);
      },
    },
  });

/**
 * Kysely 0.29, below the mapper, keeps a connection for ever when its rollback fails, as it does when the database has
 * died in the middle of a transaction: after six of these nothing could be saved any more. There is nothing to roll back
 * then, so the rollback counts as done, and the pool drops the connection.
 */
function givesDeadConnectionsBack(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const rollback = (...args: unknown[]) => query(...args).catch(() => ({ command: 'ROLLBACK', rows: [] }));
    Object.assign(client, {
      query: (...args: unknown[]) => (args[0] === 'rollback' ? rollback(...args) : query(...args)),
    });
  });
}
