import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFlags } from '../../scripts/node-bin.mjs';
import { findEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { copyFilledData } from './filled-data.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entry = path.join(root, 'apps/server/dist/apps/server/src/main.js');
/** On a busy machine even a process that has nothing to make takes its time. */
const readyWithinMs = 120_000;

/** What was compiled by one process need not be again by the next; npm start does the same. */
export const compiledBefore = { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') };

type Env = Record<string, string>;

/** The built server as a process of its own, which can be killed and started again on the same data and port. */
export class ServerProcess {
  readonly url: string;
  readonly #port: number;
  readonly #env: Record<string, string>;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  /** All that it said. */
  output = '';

  private constructor(port: number, folder: string, env: Record<string, string>) {
    this.#port = port;
    this.#folder = folder;
    this.#env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts on a free port and a data folder of its own, which holds what a first start makes. `env` may name a database,
   * which is filled then, and be told the address it will have.
   */
  static async start(env: Env | ((url: string) => Env) = {}): Promise<ServerProcess> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-live-'));
    // PostgreSQL does not run as root: what it could not reach would lie elsewhere, and be left there.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const ownEnv = typeof env === 'function' ? env(`http://127.0.0.1:${port}`) : env;
    if (!ownEnv.DATABASE_URL) await copyFilledData(folder);
    const server = new ServerProcess(port, folder, ownEnv);
    await server.start();
    return server;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  get isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** The address of its embedded database, while it runs. */
  async databaseUrl(): Promise<string> {
    const url = await findEmbeddedPostgres(path.join(this.#folder, 'postgres'));
    if (url === undefined) throw new Error(`No database answers in ${this.#folder}`);
    return url;
  }

  /** Starts it on its data and port; `more` holds until it ends. */
  async start(more: Record<string, string> = {}): Promise<void> {
    // A minute after its first start a server would make a backup, beside what is measured here.
    const own = {
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
      BACKUPS: 'off',
      ...compiledBefore,
    };
    const env = { ...process.env, ...own, ...this.#env, ...more };
    const child = spawn(process.execPath, [...nodeFlags, entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output += String(chunk)));
    this.#child = child;
    const until = Date.now() + readyWithinMs;
    while (!(await isHealthy(this.url))) {
      if (!this.isAlive || Date.now() > until) throw new Error(`The server did not start:\n${this.output}`);
      await sleep(20);
    }
  }

  /** As a power cut would: nothing is closed, nothing is said. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** As for a deploy: it may say goodbye. */
  async terminate(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async stop(): Promise<void> {
    if (this.isAlive) await this.terminate();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child!;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
