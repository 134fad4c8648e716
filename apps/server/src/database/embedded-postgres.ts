import net from 'node:net';
import pg from 'pg';
import { type Cluster, clusterFolder, openCluster } from './embedded-postgres-cluster.ts';
import { isAlive, readPidFile, startProcess, stopProcess } from './embedded-postgres-process.ts';
import { findPrograms, type Programs } from './embedded-postgres-programs.ts';

const reviveEveryMs = 500;

export interface RunningPostgres {
  url: string;
  /** Where the databases really lie; another place than asked for when PostgreSQL's user could not reach that. */
  dir: string;
  /** True when a server left over from a killed process was found alive and taken over. */
  adopted: boolean;
  /** Ends PostgreSQL; resolves when its process is gone. */
  stop(): Promise<void>;
}

/**
 * Opens the PostgreSQL that comes with the npm packages on the folder `wantedDir`, creating the databases the first
 * time. One left behind by a killed server is taken over; one that dies is started again on the same port. Whoever calls
 * this must hold the data directory: a PostgreSQL found running is taken for left over. Throws with PostgreSQL's words.
 */
export async function startEmbeddedPostgres(wantedDir: string): Promise<RunningPostgres> {
  const programs = findPrograms();
  const cluster = openCluster(clusterFolder(wantedDir, programs), programs);
  const left = await answering(cluster);
  const port = left?.port ?? (await freePort());
  let pid = left?.pid ?? (await startProcess(programs, cluster.dir, port));

  let reviving: Promise<void> | undefined;
  let failures = 0;
  const revive = async () => {
    try {
      pid = await startProcess(programs, cluster.dir, port);
      failures = 0;
    } catch (error) {
      if (++failures === 2)
        console.error(`PostgreSQL ended and could not be started again yet. ${(error as Error).message}`);
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
    adopted: left !== undefined,
    async stop() {
      clearInterval(watch);
      await reviving;
      await stopProcess(programs, cluster.dir, pid);
    },
  };
}

/** The address of the embedded PostgreSQL that a running server has open on `wantedDir`; undefined when none answers. */
export async function findEmbeddedPostgres(wantedDir: string): Promise<string | undefined> {
  const programs: Programs = findPrograms();
  const dir = clusterFolder(wantedDir, programs);
  if (!readPidFile(dir)) return undefined;
  const cluster = openCluster(dir, programs);
  const running = await answering(cluster);
  return running && urlOf(cluster, running.port);
}

function urlOf({ password }: Cluster, port: number): string {
  return `postgresql://lexiroom:${password}@127.0.0.1:${port}/postgres`;
}

async function answering(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const running = readPidFile(cluster.dir);
  if (!running || !isAlive(running.pid)) return undefined;
  const client = new pg.Client({ connectionString: urlOf(cluster, running.port), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return running;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
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
