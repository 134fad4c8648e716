import pg from 'pg';

/** PostgreSQL itself ends a statement of a request that takes longer. */
export const statementTimeoutMs = 2000;
/**
 * How long we wait for the end of a statement: a PostgreSQL that is stopped, or whose disk stalls, ends nothing itself.
 */
const queryTimeoutMs = statementTimeoutMs + 500;

/** What every connection of a request is limited by, in milliseconds. */
export const requestLimits = {
  connectionTimeoutMillis: statementTimeoutMs,
  statement_timeout: statementTimeoutMs,
  query_timeout: queryTimeoutMs,
} as const;

/**
 * What an operator has done with a whole database (backup, doctor, migrations) may take its time, though not for ever.
 * The limit is PostgreSQL's: on our side a COPY that streams never tells that it has ended.
 */
export const operationLimits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 20 * 60_000,
  keepAlive: true,
} as const;

/** A connection of its own for work on a whole database, which has minutes where a request has seconds. */
export function operationClient(databaseUrl: string): pg.Client {
  return new pg.Client({ connectionString: databaseUrl, ...operationLimits });
}

/**
 * Statements of the client's transaction may take up to `ms` milliseconds from now on. `inTransaction` sets the usual
 * limit again at its end.
 */
export async function allowTime(client: pg.ClientBase, ms: number): Promise<void> {
  setQueryTimeout(client, ms + queryTimeoutMs - statementTimeoutMs);
  await client.query(`set local statement_timeout = ${ms}`);
}

/** Takes back what {@link allowTime} allowed on our side; PostgreSQL's part ends with the transaction. */
export function allowUsualTime(client: pg.ClientBase): void {
  setQueryTimeout(client, queryTimeoutMs);
}

/** node-postgres reads the limit at each statement. */
function setQueryTimeout(client: pg.ClientBase, ms: number): void {
  (client as unknown as { connectionParameters: { query_timeout: number } }).connectionParameters.query_timeout = ms;
}

/**
 * Has the pool throw a connection away once a statement on it got no answer in time: the statement still occupies it, and
 * whoever came next would wait behind that.
 */
export function dropHungConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown> | undefined;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const result = query(...args);
        // Statements that tell a callback are the pool's own: it lets go of their connection by itself.
        result?.catch?.((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') void client.end().catch(() => {});
        });
        return result;
      },
    });
  });
}
