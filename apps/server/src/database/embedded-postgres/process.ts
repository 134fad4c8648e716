import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from './child-environment.ts';
import type { Programs } from './programs.ts';
import { sharedBuffersMb } from './shared-buffers.ts';

const isWindows = process.platform === 'win32';
const maxConnections = 60;
/** After this long PostgreSQL is stopped without its last checkpoint; the next start replays its journal. */
const politeStopMs = 5_000;

/** Process and port of the server that says in `dir` that it runs there; undefined when none does. */
export function readPidFile(dir: string): { pid: number; port: number } | undefined {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process runs; one that ended but was not yet fetched by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return !['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** Tells of an attempt to start that failed whether something that was left behind stands in the way still. */
export function isHeldBack(log: string): boolean {
  return /lock file|shared memory block/.test(log) && !/No space left/.test(log);
}

/** Starts the server on `dir`: its process id once it takes connections, or none when it ended; and what it said. */
export async function startProcess(
  programs: Programs,
  dir: string,
  port: number,
): Promise<{ pid?: number; log: string }> {
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    `shared_buffers=${sharedBuffersMb(os.totalmem(), process.constrainedMemory())}MB`,
  ];
  const args = ['-D', dir, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  const server = spawn(programs.postgres, args, {
    cwd: path.dirname(dir),
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl+C in the terminal must reach our shutdown first, not PostgreSQL.
    detached: !isWindows,
    ...programs.user,
  });
  let log = '';
  const isReady = await new Promise<boolean>((resolve) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve(true);
    });
    server.once('close', () => resolve(false));
    server.once('error', (error) => {
      log += String(error);
      resolve(false);
    });
  });
  if (!isReady || server.pid === undefined) return { log };
  server.unref();
  (server.stderr as unknown as Socket).unref();
  return { pid: server.pid, log };
}

/** Ends the server after its running statements; resolves when the process is gone. */
export async function stopProcess({ pgCtl, user }: Programs, dir: string, pid: number): Promise<void> {
  const signal = (name: NodeJS.Signals, mode: string) => {
    // Windows has no signals: there a program of PostgreSQL's own tells the server.
    if (isWindows) spawnSync(pgCtl, ['stop', '-D', dir, '-m', mode, '-W'], user);
    else process.kill(pid, name);
  };
  try {
    signal('SIGINT', 'fast');
    const hurryAt = performance.now() + politeStopMs;
    while (isAlive(pid) && performance.now() < hurryAt) await sleep(10);
    if (!isAlive(pid)) return;
    signal('SIGQUIT', 'immediate');
    while (isAlive(pid)) await sleep(10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
