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
import { WorkQueue } from '../../jobs/work-queue.ts';
import { Refused } from '../../refusals/refusal.ts';
import { ApplyImport } from '../applying/apply-import.ts';
import { TakeAway } from '../applying/take-away.ts';
import { mostAttempts } from '../import-limits.ts';
import { ReadingFailed } from '../reading/file-thread.ts';
import { ImportFiles } from '../store/import-files.ts';
import { changeImportRow, type ImportKey, type ImportRow, readImport } from '../store/import-rows.ts';
import { LookThroughImport } from './look-through-import.ts';

/** What was cut off, as the database was gone for a moment, is taken up again so much later. */
const againAfterMs = 30_000;

const nameOf = ({ user_id, import_id }: ImportKey): string => `${user_id}/${import_id}`;

/**
 * Runs what imports need in the background: two at a time in all, and one at a time of each person. The state of each stands
 * in its row, so that whatever ends with the server is taken up at the next start.
 */
@Injectable()
export class ImportRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger('imports');
  readonly #queue = new WorkQueue(2);
  readonly #again = new Set<NodeJS.Timeout>();

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
    void this.#run(key, (signal) => this.#takeAway(key, signal));
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
    const { rows } = await this.pool.query<ImportKey>(
      `select user_id, import_id from imports where state in ('reading', 'importing', 'undoing') order by begun_at`,
    );
    for (const key of rows) {
      // oxlint-disable-next-line no-await-in-loop
      await this.#takeUp(key);
    }
  }

  async #takeUp(key: ImportKey): Promise<void> {
    const row = await readImport(this.pool, key);
    if (!row) return;
    const { state, attempts } = row;
    const isLast = attempts >= mostAttempts;
    const now = this.clock.now();
    if (state === 'reading' && isLast) {
      const changes = { state: 'failed' as const, failure: 'SERVER' as const, file_key: null };
      if (await changeImportRow(this.pool, key, ['reading'], changes, now)) await this.files.remove(row.file_key);
    } else if (state === 'reading') {
      await changeImportRow(this.pool, key, ['reading'], { attempts: attempts + 1 }, now);
      this.look(key);
    }
    if (state === 'importing') {
      const ends = isLast ? { ends_as: 'failed', failure: 'SERVER' } as const : { ends_as: 'importing' } as const; // prettier-ignore
      await changeImportRow(this.pool, key, ['importing'], { state: 'undoing', ...ends }, now);
    }
    if (state === 'importing' || state === 'undoing') this.takeAway(key);
  }

  /** What is under way ends; its row tells where it was. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.#again) clearTimeout(timer);
    await this.#queue.close();
  }

  #run(key: ImportKey, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return this.#queue.add({ person: key.user_id, name: nameOf(key) }, async (signal) => {
      try {
        await work(signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#logger.error({ err: error });
        this.#takeUpLater(key);
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
      if (row && failure === 'NOT_READABLE' && (await this.#forgetReading(row))) {
        await this.#look(key, signal);
        return;
      }
      const changes = { state: 'failed' as const, failure, file_key: null };
      const hasFailed = await changeImportRow(this.pool, key, ['reading'], changes, this.clock.now());
      if (hasFailed) await this.files.remove(row?.file_key ?? null);
    }
  }

  /** A file that was read before, and cannot be as somebody chose since, is read as it looks again: it is not lost by a choice. */
  async #forgetReading(row: ImportRow): Promise<boolean> {
    const { format, choice } = row;
    if (format === null || choice === null || Object.values(choice.reading).every((chosen) => !chosen)) return false;
    return changeImportRow(this.pool, row, ['reading'], { choice: { ...choice, reading: {} } }, this.clock.now());
  }

  async #apply(key: ImportKey, signal: AbortSignal): Promise<void> {
    try {
      await this.applyImport.run(key, signal);
    } catch (error) {
      if (signal.aborted) return;
      const ending = { state: 'undoing', ends_as: 'failed', failure: this.#failureOf(error) } as const;
      if (await changeImportRow(this.pool, key, ['importing'], ending, this.clock.now()))
        await this.#takeAway(key, signal);
    }
  }

  async #takeAway(key: ImportKey, signal: AbortSignal): Promise<void> {
    const next = await this.takingAway.run(key, signal);
    if (next === 'importing') this.apply(key);
  }

  /** What fails because the database is gone for a moment is taken up as after a start. */
  #takeUpLater(key: ImportKey): void {
    const timer = setTimeout(() => {
      this.#again.delete(timer);
      this.#takeUp(key).catch((error: unknown) => {
        this.#logger.error({ err: error });
        this.#takeUpLater(key);
      });
    }, againAfterMs);
    this.#again.add(timer.unref());
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
