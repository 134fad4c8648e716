import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { nodeFlags } from '../../../scripts/node-bin.mjs';
import { compiledBefore, ServerProcess } from '../../bots/server-process.ts';
import type { Figures, Order } from './load.ts';

/** The process that plays the players. */
export class Load {
  readonly #child = fork(path.join(import.meta.dirname, 'load.ts'));

  constructor() {
    this.#child.once('exit', (code) => {
      if (code) throw new Error('The load ended; what it said is above.');
    });
  }

  async order(order: Order): Promise<Figures | null> {
    this.#child.send(order);
    const [{ figures }] = (await once(this.#child, 'message')) as [{ figures: Figures | null }];
    return figures;
  }

  end(): void {
    this.#child.disconnect();
  }
}

/** A small server of this folder as a process of its own, on a Node that is started as the product's is. */
export class SmallServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(file: 'echo-server.ts' | 'bare-gateway.ts', args: readonly string[] = []): Promise<SmallServer> {
    const env = { ...process.env, ...compiledBefore };
    const child = fork(path.join(import.meta.dirname, file), args, { execArgv: nodeFlags, env });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new SmallServer(child, port);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  end(): void {
    this.#child.disconnect();
  }
}

/** The product as it is started by default, on all interfaces, and asked for how long its event loop was held. */
export class Product {
  readonly server: ServerProcess;
  readonly #delays: string;

  private constructor(server: ServerProcess, delays: string) {
    this.server = server;
    this.#delays = delays;
  }

  static async start(databaseUrl: string, folder: string): Promise<Product> {
    const delays = path.join(folder, 'loop-delay');
    const watch = `--import=${path.join(import.meta.dirname, 'loop-delay.ts')}`;
    const env = { DATABASE_URL: databaseUrl, HOST: '0.0.0.0', LOOP_DELAY: delays, NODE_OPTIONS: watch };
    return new Product(await ServerProcess.start(env), delays);
  }

  get url(): string {
    return this.server.url;
  }
  get pid(): number {
    return this.server.pid;
  }

  /** For how many milliseconds the event loop was held at most while something was done. */
  async longestBlockMs(during: () => Promise<unknown>): Promise<number> {
    await this.#say('watch');
    await during();
    return Number(await this.#say('tell'));
  }

  #say(order: 'watch' | 'tell'): Promise<string> {
    const socket = net.connect(this.#delays);
    socket.write(order);
    return text(socket);
  }

  /** Forgets what it keeps in memory, as after an update: sessions are read from their logs. */
  async restart(): Promise<void> {
    await this.server.terminate();
    rmSync(this.#delays, { force: true });
    await this.server.start();
  }

  /** As a power cut does; then it is started again on the same data. */
  async kill(): Promise<void> {
    await this.server.kill();
    rmSync(this.#delays, { force: true });
    await this.server.start();
  }

  async end(): Promise<void> {
    await this.server.stop();
    rmSync(this.#delays, { force: true });
  }
}
