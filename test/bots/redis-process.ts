import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedis } from '../../scripts/redis.mjs';

/** Where a redis-server is; undefined where the machine has none, and none could be installed. */
export const redisProgram = findRedis();

/** A Redis of its own on a free port, which keeps nothing. */
export class RedisProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.url = `redis://127.0.0.1:${port}`;
    this.#child = child;
  }

  static async start(): Promise<RedisProcess> {
    const port = await freePort();
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const redis = new RedisProcess(port, spawn(redisProgram!, options, { stdio: 'ignore' }));
    while (!(await answers(port))) await sleep(20);
    return redis;
  }

  /** It stands still: connections stay, and nothing is answered. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
