import net from 'node:net';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, openCluster } from './cluster.ts';
import { clusterPlace } from './cluster-location.ts';
import { isAlive, isHeldBack, readPidFile, startProcess, stopProcess } from './process.ts';
import { findPrograms, type Programs } from './programs.ts';
import { DatabaseUnusable } from '../database-unusable.ts';

const reviveEveryMs = 500;
const askAgainAfterMs = 250;
/** A server that was stopped in the middle accepts a connection and never answers. */
const answerWithinMs = 2_000;
/** The kernel frees what a killed server held within 1–4 s; whoever waits longer is told. */
const tellAfterMs = 1_500;
const tellOfFailureAfterMs = 5_000;

export interface RunningPostgres {
  url: string;
  /** Where the databases really lie; another place than asked for when PostgreSQL's user could not reach that. */
  dir: string;
  /** True when a server left over from a killed process was found alive and taken over. */
  adopted: boolean;
  /** True when its databases were made just now, by copying prepared ones. */
  isCopied: boolean;
  /** Ends PostgreSQL; resolves when its process is gone. */
  stop(): Promise<void>;
}

/**
 * Opens the PostgreSQL that comes with the npm packages on the folder `wantedDir`, creating the databases the first
 * time. One left behind by a killed server is taken over; one that dies is started again on the same port. Whoever calls
 * this must hold the data directory: a PostgreSQL found running is taken for left over. Throws with PostgreSQL's words.
 * @param patienceMs How long one left behind may take to answer, or to be gone: a busy machine needs its time.
 * @param prepared A stopped cluster that new databases begin as a copy of, if it is there. Without it they begin empty.
 * @throws {DatabaseUnusable} when what was left behind does neither, or another user must open the databases.
 */
export async function startEmbeddedPostgres(
  wantedDir: string,
  patienceMs = 30_000,
  prepared?: string,
): Promise<RunningPostgres> {
  const { dir, user } = clusterPlace(wantedDir);
  const programs = findPrograms(user);
  const cluster = await openCluster(dir, programs, prepared);
  const { port, adopted, ...first } = await takeOverOrStart(cluster, programs, patienceMs);
  let { pid } = first;

  let reviving: Promise<void> | undefined;
  let failingSince: number | undefined;
  const revive = async () => {
    const since = (failingSince ??= performance.now());
    try {
      pid = (await startUnlessHeldBack(programs, cluster, port)) ?? pid;
      if (isAlive(pid)) failingSince = undefined;
    } catch (error) {
      if (performance.now() - since < tellOfFailureAfterMs) return;
      console.error(`PostgreSQL ended and could not be started again yet. ${(error as Error).message}`);
      failingSince = Infinity;
    } finally {
      reviving = undefined;
    }
  };
  const watch = setInterval(() => {
    if (!reviving && !isAlive(pid)) reviving = revive();
  }, reviveEveryMs).unref();

  return {
    url: urlOf(cluster, port),
    dir: cluster.dir,
    adopted,
    isCopied: cluster.isCopied ?? false,
    async stop() {
      clearInterval(watch);
      await reviving;
      await stopProcess(programs, cluster.dir, pid);
    },
  };
}

/** The address of the embedded PostgreSQL that a running server has open on `wantedDir`; undefined when none answers. */
export async function findEmbeddedPostgres(wantedDir: string): Promise<string | undefined> {
  const { dir, user } = clusterPlace(wantedDir);
  if (!readPidFile(dir)) return undefined;
  const cluster = await openCluster(dir, findPrograms(user));
  const running = await answering(cluster);
  return running && urlOf(cluster, running.port);
}

interface Started {
  pid: number;
  port: number;
  adopted: boolean;
}

/** Asks the server that was left behind, and tries to start one, in turn: whichever works first. */
async function takeOverOrStart(cluster: Cluster, programs: Programs, patienceMs: number): Promise<Started> {
  const begun = performance.now();
  let isTold = false;
  for (;;) {
    const left = await answering(cluster);
    if (left) return { ...left, adopted: true };
    const port = await freePort();
    const pid = await startUnlessHeldBack(programs, cluster, port);
    if (pid !== undefined) return { pid, port, adopted: false };
    const waitedMs = performance.now() - begun;
    if (waitedMs > patienceMs) throw new DatabaseUnusable(heldBy(cluster));
    if (waitedMs > tellAfterMs && !isTold) {
      isTold = true;
      console.log('Waiting for the PostgreSQL that an earlier start left behind …');
    }
    await sleep(askAgainAfterMs);
  }
}

/** Its process id; undefined when something that was left behind stands in the way. Throws with its last words. */
async function startUnlessHeldBack(programs: Programs, { dir }: Cluster, port: number): Promise<number | undefined> {
  const { pid, log } = await startProcess(programs, dir, port);
  if (pid === undefined && !isHeldBack(log)) throw new Error(`PostgreSQL did not start: ${log.trim()}`);
  return pid;
}

function heldBy({ dir }: Cluster): string {
  const holder = readPidFile(dir)?.pid;
  if (holder === undefined || !isAlive(holder)) {
    return `What an earlier PostgreSQL left behind still holds ${dir}: end the processes called postgres, and start again.`;
  }
  return (
    `Process ${holder} holds the database in ${dir} and does not answer: end it if it is a PostgreSQL, ` +
    `or else delete ${dir}/postmaster.pid, and start again.`
  );
}

function urlOf({ password }: Cluster, port: number): string {
  return `postgresql://lexiroom:${password}@127.0.0.1:${port}/postgres`;
}

async function answering(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const running = readPidFile(cluster.dir);
  if (!running || !isAlive(running.pid)) return undefined;
  const client = new pg.Client({
    connectionString: urlOf(cluster, running.port),
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return running;
  } catch {
    return undefined;
  } finally {
    // Not awaited: it would not answer the good-bye either.
    void client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
