import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { DiskWatch } from '../disk/disk-watch.ts';
import { Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { APP_OPTIONS, type BaseOptions } from '../configuration/base-options.ts';

/** What a job is told: ids and plain values, as they travel through JSON. */
export type JobData = Record<string, string | number | boolean | null>;
/**
 * Of which job one is enough: another one with the same key is not written down in the same span of so many seconds.
 * Spans follow each other from 1970 on, so that two may come soon after each other where one span ends.
 */
export interface Once {
  key: string;
  withinSeconds: number;
}
/** Does one job. May be run again after a failure or a crash: what is done already must stay as it is. */
export type JobHandler = (data: JobData) => Promise<void>;

/** How soon a job is begun: at once, within ten seconds if the notice was lost; or whenever the night allows. */
const soon = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 10 };
const sometime = { pollingIntervalSeconds: 60 };
/**
 * For names of which many jobs may wait at once: five are fetched together, and the next five right after them, for as long
 * as there are so many. Five that each wait for a slow SMTP server still end before they count as expired.
 */
const inBursts = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

/** What has a schedule is also done so long after the start, once in half a day. */
const calmAfterSeconds = 60;
const halfDaySeconds = 12 * 60 * 60;

/**
 * Tried ten times: after half a minute, a minute, two …, at most an hour apart. What jobs were told is forgotten an hour
 * after they are done, and after three days in any case.
 */
const queue = {
  notify: true,
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  deleteAfterSeconds: 3600,
  retentionSeconds: 3 * 24 * 60 * 60,
};

/** How long the queue waits for an answer of the database, which nobody else waits for. */
const statementLimit = { query_timeout: 30_000 };
/** How long a job that is under way may hold up the end of the server; it is done again at the next start. */
const longestGoodbyeMs = 1_000;
/** How long somebody waits for jobs that have not started; and until the start is tried again. */
const longestWaitMs = 5_000;
const againAfterMs = 2_000;
const longestPauseMs = 60_000;

/** Whether this server does them. */
export interface JobsOptions {
  /** Whether work in the background is done; it is when absent. */
  runsJobs?: boolean;
  /** Within how many seconds a job is begun of which no notice came, at least one; ten when absent. */
  jobsBeginWithin?: number;
}

/** Work that need not be done before the answer: written down in the database, tried again until it is done. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger('jobs');
  readonly #handlers = new Map<string, JobHandler>();
  readonly #schedules = new Map<string, { cron: string; zone: string }>();
  readonly #bursting = new Set<string>();
  readonly #afterStart = new Set<string>();
  readonly #boss: PgBoss | undefined;
  readonly #soon: typeof soon;
  readonly #stopping = new AbortController();
  #started: Promise<void> = Promise.resolve();
  #isPaused = false;

  constructor(
    @Inject(APP_OPTIONS) options: JobsOptions & Pick<BaseOptions, 'databaseUrl'>,
    @Optional() private readonly disk?: DiskWatch,
  ) {
    const { runsJobs = true, databaseUrl, jobsBeginWithin = soon.notifyPollingIntervalSeconds } = options;
    this.#soon = { ...soon, notifyPollingIntervalSeconds: jobsBeginWithin };
    if (!runsJobs) return;
    this.#boss = new PgBoss({
      connectionString: databaseUrl,
      schema: 'pgboss',
      application_name: 'lexiroom jobs',
      max: 2,
      useListenNotify: true,
      connectionTimeoutMillis: 2_000,
      ...statementLimit,
      // A server at rest asks seldom: no job here waits for another, and schedules are of the night.
      flowIntervalSeconds: 3600,
      cronWorkerIntervalSeconds: 45,
    });
    // A database that is away for a moment is asked again at the next look.
    this.#boss.on('error', ({ name, message }: Error) => this.#logger.warn(`${name}: ${message}`));
  }

  /**
   * Says who does the jobs of this name. Before the server is up: in a constructor or `onModuleInit`. `inBursts`: many of
   * them may be enqueued at once, and are done one right after the other.
   */
  handle(name: string, handler: JobHandler, options: { inBursts?: boolean } = {}): void {
    if (this.#handlers.has(name)) throw new Error(`The job ${name} has a handler already`);
    this.#handlers.set(name, handler);
    if (options.inBursts) this.#bursting.add(name);
  }

  /** Has something done again and again. `cron`: minute, hour, day, month, weekday, in UTC or in another time zone. */
  every(name: string, cron: string, handler: () => Promise<void>, zone = 'UTC'): void {
    this.handle(name, handler);
    this.#schedules.set(name, { cron, zone });
  }

  /** Has something done once the server is up, soon after each start. */
  afterStart(name: string, handler: () => Promise<void>): void {
    this.handle(name, handler);
    this.#afterStart.add(name);
  }

  /**
   * Has a job done soon, if the transaction of `client` is committed; with `once`, unless the same was asked for already.
   * Where jobs do not run (`runsJobs: false`), nothing is done. @throws {Refused} RETRY when jobs have not started within five seconds; DISK_LOW while they rest.
   */
  async enqueue(client: pg.ClientBase, name: string, data: JobData, once?: Once): Promise<void> {
    if (!this.#handlers.has(name)) throw new Error(`There is no job ${name}`);
    if (!this.#boss) return;
    if (this.#isPaused) throw new Refused(refuse('DISK_LOW'));
    await Promise.race([this.#started, this.#tooLong()]);
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    const single = once && { singletonKey: once.key, singletonSeconds: once.withinSeconds };
    await this.#boss.send(name, data, { db, ...single });
  }

  /** The server is ready before its jobs are: whoever has one done waits for them. */
  onApplicationBootstrap(): void {
    if (!this.#boss) return;
    this.#started = this.#start(this.#boss);
    this.disk?.onChange(() => this.#followDisk());
    this.#followDisk();
  }

  /** While the disk is nearly full nothing is done, and the queue itself writes nothing either. */
  #followDisk(): void {
    const [boss, isPaused] = [this.#boss, this.disk?.isLow ?? false];
    if (!boss || isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    this.#started = this.#started.then(async () => {
      if (this.#stopping.signal.aborted) return;
      await (isPaused ? boss.stop({ timeout: longestGoodbyeMs }) : this.#start(boss));
    });
  }

  /** Tries until the database is there, less and less often. */
  async #start(boss: PgBoss): Promise<void> {
    const { signal } = this.#stopping;
    for (let pauseMs = againAfterMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await this.#open(boss);
      } catch (error) {
        // A server that is stopped while it starts has no jobs any more, and misses none.
        if (signal.aborted) return;
        this.#logger.error(`Jobs cannot be done yet: ${(error as Error).message}`);
        await sleep(pauseMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #open(boss: PgBoss): Promise<void> {
    await boss.start();
    const existing = await boss.getQueues();
    const existingNames = new Set(existing.map(({ name }) => name));
    for (const [name, handler] of this.#handlers) await this.#work(boss, name, handler, existingNames.has(name));
    await this.#plan(boss);
  }

  async #tooLong(): Promise<never> {
    await sleep(longestWaitMs, undefined, { ref: false });
    throw new Refused(new Refusal('RETRY', undefined, undefined, againAfterMs));
  }

  async #work(boss: PgBoss, name: string, handler: JobHandler, isThere: boolean): Promise<void> {
    await (isThere ? boss.updateQueue(name, queue) : boss.createQueue(name, queue));
    if (this.#bursting.has(name)) {
      await boss.work(name, { ...this.#soon, ...inBursts }, (jobs: Job<JobData>[]) =>
        this.#runEach(name, handler, jobs),
      );
      return;
    }
    await boss.work<JobData>(name, this.#schedules.has(name) ? sometime : this.#soon, async ([job]) => {
      if (job) await this.#run(name, handler, job.data);
    });
  }

  /** One after the other. One that fails is tried again by itself; what a stopping server has not begun is left for later. */
  async #runEach(name: string, handler: JobHandler, jobs: Job<JobData>[]): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const { id, data } of jobs) {
      const isDone =
        !this.#stopping.signal.aborted &&
        (await this.#run(name, handler, data).then(
          () => true,
          () => false,
        ));
      results.push({ id, status: isDone ? 'completed' : 'failed' });
    }
    return results;
  }

  async #run(name: string, handler: JobHandler, data: JobData): Promise<void> {
    try {
      await handler(data);
    } catch (error) {
      // Neither its data nor the message: these may name people.
      const { name: kind, code = 'no code' } = error as Error & { code?: string | number };
      this.#logger.warn(`${name} failed and is tried again: ${kind}, ${code}`);
      throw error;
    }
  }

  /**
   * The schedules are those of this version; earlier ones that it does not know are dropped. A server that is only on by
   * day has no nights: what would be done then is done some time after the start, too.
   */
  async #plan(boss: PgBoss): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (!this.#schedules.has(name)) await boss.unschedule(name);
    }
    for (const [name, { cron, zone }] of this.#schedules) {
      await boss.schedule(name, cron, null, { tz: zone });
      await boss.send(name, {}, { startAfter: calmAfterSeconds, singletonSeconds: halfDaySeconds });
    }
    for (const name of this.#afterStart) await boss.send(name, {});
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#boss?.stop({ timeout: longestGoodbyeMs });
  }
}
