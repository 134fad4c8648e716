import type { ImportFailure } from '@lexiroom/contracts/imports';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { Refused } from '../../refusals/refusal.ts';
import { ApplyImport } from '../applying/apply-import.ts';
import { TakeAway } from '../applying/take-away.ts';
import { mostAttempts } from '../import-limits.ts';
import { ReadingFailed } from '../reading/file-thread.ts';
import { ImportFiles } from '../store/import-files.ts';
import { changeImportRow, type ImportKey, readImport } from '../store/import-rows.ts';
import { LookThroughImport } from './look-through-import.ts';
import { WorkQueue } from './work-queue.ts';

const nameOf = ({ user_id, import_id }: ImportKey): string => `${user_id}/${import_id}`;

/**
 * Runs what imports need in the background: two at a time in all, and one at a time of each person. The state of each stands
 * in its row, so that whatever ends with the server is taken up at the next start.
 */
@Injectable()
export class ImportRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger('imports');
  readonly #queue = new WorkQueue(2);

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly files: ImportFiles,
    private readonly lookThrough: LookThroughImport,
    private readonly applyImport: ApplyImport,
    private readonly takingAway: TakeAway,
  ) {}

  /** Has a file looked through. */
  look(key: ImportKey): void {
    void this.#run(key, (signal) => this.#look(key, signal));
  }

  /** Has a file looked through, and waits for it, but not longer than so many milliseconds. */
  async looked(key: ImportKey, longestMs: number): Promise<void> {
    this.stop(key);
    const looked = this.#run(key, (signal) => this.#look(key, signal));
    await Promise.race([looked, sleep(longestMs, undefined, { ref: false })]);
  }

  apply(key: ImportKey): void {
    void this.#run(key, (signal) => this.#apply(key, signal));
  }

  /** Stops what is done for an import, and takes away what it has made. */
  takeAway(key: ImportKey): void {
    this.stop(key);
    void this.#run(key, () => this.#takeAway(key));
  }

  /** Stops what is done for an import. */
  stop(key: ImportKey): void {
    this.#queue.stop(nameOf(key));
  }

  /**
   * Takes up what the last end of the server has cut off. What was being written is taken away and begun anew from the start,
   * once: a file that ended the server might do so again.
   */
  async onApplicationBootstrap(): Promise<void> {
    const now = this.clock.now();
    const { rows } = await this.pool.query<ImportKey & { state: string; attempts: number }>(
      `select user_id, import_id, state, attempts from imports where state in ('reading', 'importing', 'undoing')
       order by begun_at`,
    );
    for (const { state, attempts, ...key } of rows) {
      if (state === 'reading') this.look(key);
      if (state === 'importing') {
        const isLast = attempts >= mostAttempts;
        const ends = isLast ? { ends_as: 'failed', failure: 'SERVER' } as const : { ends_as: 'importing' } as const; // prettier-ignore
        // oxlint-disable-next-line no-await-in-loop
        await changeImportRow(this.pool, key, ['importing'], { state: 'undoing', ...ends }, now);
      }
      if (state !== 'reading') this.takeAway(key);
    }
  }

  /** What is under way ends; its row tells where it was. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#queue.close();
  }

  #run(key: ImportKey, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return this.#queue.add({ person: key.user_id, name: nameOf(key) }, async (signal) => {
      try {
        await work(signal);
      } catch (error) {
        if (!signal.aborted) this.#logger.error({ err: error });
      }
    });
  }

  async #look(key: ImportKey, signal: AbortSignal): Promise<void> {
    try {
      await this.lookThrough.run(key, signal);
    } catch (error) {
      if (signal.aborted) return;
      const failure = this.#failureOf(error);
      const row = await readImport(this.pool, key);
      const changes = { state: 'failed' as const, failure, file_key: null };
      const hasFailed = await changeImportRow(this.pool, key, ['reading'], changes, this.clock.now());
      if (hasFailed) await this.files.remove(row?.file_key ?? null);
    }
  }

  async #apply(key: ImportKey, signal: AbortSignal): Promise<void> {
    try {
      await this.applyImport.run(key, signal);
    } catch (error) {
      if (signal.aborted) return;
      const ending = { state: 'undoing', ends_as: 'failed', failure: this.#failureOf(error) } as const;
      if (await changeImportRow(this.pool, key, ['importing'], ending, this.clock.now())) await this.#takeAway(key);
    }
  }

  async #takeAway(key: ImportKey): Promise<void> {
    const next = await this.takingAway.run(key);
    if (next === 'importing') this.apply(key);
  }

  #failureOf(error: unknown): ImportFailure {
    if (error instanceof ReadingFailed) {
      if (error.failure === 'SERVER') this.#logger.error(`A file could not be read: ${error.message}`);
      return error.failure;
    }
    if (error instanceof Refused) {
      const { code } = error.refusal;
      if (code === 'FOLDER_FULL' || code === 'DISK_LOW') return code;
    }
    this.#logger.error({ err: error });
    return 'SERVER';
  }
}
