import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../database/embedded-postgres/embedded-postgres.ts';
import { CannotStart, hasNoSpace } from './start-failures.ts';

const answerWithinMs = 4_000;
const letGoWithinMs = 1_500;

/** A database that answers, and how to let go of it. */
export interface OpenDatabase {
  url: string;
  /** Where the embedded one lies, when that is not in the data directory. */
  elsewhere?: string;
  /** Whether it was made just now, with all that a first start puts into it. */
  isFilled?: boolean;
  close(): Promise<void>;
}

/** To serve alone, or beside other servers that do so too; or only to look at it and put it right. */
type Use = 'serve' | 'serve_with_others' | 'operate';

/**
 * The database of this server: the one at `databaseUrl` when set, else the embedded PostgreSQL in `<dataDir>/postgres`,
 * started here; a new one begins as a copy of the cluster `prepared`, where that is. The data directory must be held. Throws CannotStart when the address cannot be used: within 4 s when
 * nothing lets us in, within another 4 when whatever does answers nothing.
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  use: Use,
  prepared?: string,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openOther(databaseUrl, use);
  if (hasNoSpace(dataDir)) {
    throw new CannotStart(`The disk that holds ${dataDir} is full: free some space on it and start again.`);
  }
  const wanted = path.resolve(dataDir, 'postgres');
  const embedded = await startEmbeddedPostgres(wanted, undefined, prepared);
  const elsewhere = embedded.dir === wanted ? {} : { elsewhere: embedded.dir };
  return { url: embedded.url, ...elsewhere, isFilled: embedded.isCopied, close: () => embedded.stop() };
}

/**
 * A PostgreSQL of the operator's. To serve, it is held by a lock of this connection, which ends with the process: a server
 * that knows of no other one decides the course of all live sessions, whatever data directory another one may bring. Servers
 * that know of each other share the lock.
 */
async function openOther(databaseUrl: string, use: Use): Promise<OpenDatabase> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
  });
  client.on('error', () => {});
  // Not awaited: a server that never answered the connection does not answer the good-bye either.
  const endConnection = () => void client.end().catch(() => {});
  try {
    await client.connect();
    await client.query('select 1');
    if (use === 'operate' || (await isHeldByUs(client, use)))
      return { url: databaseUrl, close: async () => endConnection() };
  } catch (error) {
    endConnection();
    throw new CannotStart(`DATABASE_URL cannot be used: ${inWords(error as NodeJS.ErrnoException, databaseUrl)}.`);
  }
  endConnection();
  throw new CannotStart(
    use === 'serve_with_others'
      ? 'A Lexiroom server without REDIS_URL is running on this DATABASE_URL: stop that one, or give it REDIS_URL as well.'
      : 'Another Lexiroom server is running on this DATABASE_URL: stop that one, or name another database.',
  );
}

/** A server that was killed a moment ago may still be letting go. */
async function isHeldByUs(client: pg.Client, use: Use): Promise<boolean> {
  for (const until = Date.now() + letGoWithinMs; ; await sleep(100)) {
    const { rows } = await client.query<{ held: boolean }>(
      `select pg_try_advisory_lock${use === 'serve' ? '' : '_shared'}(hashtext('lexiroom server')) as held`,
    );
    if (rows[0]!.held || Date.now() > until) return rows[0]!.held;
  }
}

function inWords({ code = '', message }: NodeJS.ErrnoException, databaseUrl: string): string {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const place = `${hostname}:${port || 5432}`;
  const noAnswer = `${place} did not answer as a PostgreSQL does`;
  const noWay = `${hostname} cannot be reached`;
  const wrongUser = `${place} refuses the user "${username}" or the password`;
  const words: Record<string, string> = {
    ENOTFOUND: `there is no computer named ${hostname}`,
    EAI_AGAIN: `there is no computer named ${hostname}`,
    ECONNREFUSED: `nothing listens at ${place}`,
    EHOSTUNREACH: noWay,
    ENETUNREACH: noWay,
    ETIMEDOUT: noWay,
    '28P01': wrongUser,
    '28000': wrongUser,
    '3D000': `there is no database "${pathname.slice(1)}" at ${place}`,
    '53300': `${place} has no connection left`,
    '57P03': `the PostgreSQL at ${place} is still starting`,
  };
  const isSlow = /timeout/i.test(message);
  return words[code] ?? (isSlow ? `${noAnswer} within ${answerWithinMs / 1000} seconds` : `${noAnswer} (${message})`);
}
