import { Logger } from '@nestjs/common';
import pg from 'pg';

const channel = 'lexiroom';
/** After a connection that broke, or could not be made, it is tried again. */
const againMs = 1000;

interface Notice {
  from: string;
  topic: string;
  body: unknown;
}

/**
 * What servers tell each other that none of them would find out by itself in time: that a log-in has ended, or a class has
 * changed. Through the database, which all of them have; whoever was cut off from it is told that something may be missed.
 */
export class Notices {
  readonly #databaseUrl: string;
  readonly #pool: pg.Pool;
  readonly #server_id: string;
  readonly #listeners = new Map<string, (body: unknown) => void>();
  readonly #missed: (() => void)[] = [];
  #client: pg.Client | undefined;
  #isStopped = false;
  #again: NodeJS.Timeout | undefined;

  constructor(parts: { databaseUrl: string; pool: pg.Pool; server_id: string }) {
    this.#databaseUrl = parts.databaseUrl;
    this.#pool = parts.pool;
    this.#server_id = parts.server_id;
  }

  /** Tells the other servers; one that is cut off takes it for missed. A notice that cannot be sent is logged. */
  tell(topic: string, body: unknown): void {
    const notice: Notice = { from: this.#server_id, topic, body };
    this.#pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(notice)]).catch((error: unknown) => {
      new Logger('cluster').error(`The other servers were not told of ${topic}: ${String(error)}`);
    });
  }

  /** Calls back with what other servers tell of a topic. */
  on(topic: string, listener: (body: unknown) => void): void {
    this.#listeners.set(topic, listener);
  }

  /** Calls back when notices may have been missed. */
  onMissed(listener: () => void): void {
    this.#missed.push(listener);
  }

  /** Listens from now on, and again whenever the connection breaks. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#databaseUrl, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#take(payload ?? ''));
    // Both are said of one that breaks.
    let isOver = false;
    const over = () => {
      if (isOver || this.#isStopped) return;
      isOver = true;
      client.end().catch(() => {});
      this.#again = setTimeout(() => void this.#startAgain(), againMs);
    };
    client.on('error', over);
    client.on('end', over);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      over();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => {});
  }

  async #startAgain(): Promise<void> {
    await this.start();
    for (const listener of this.#missed) listener();
  }

  #take(payload: string): void {
    const { from, topic, body } = JSON.parse(payload) as Notice;
    if (from !== this.#server_id) this.#listeners.get(topic)?.(body);
  }
}
