import type { BackupState } from '@lexiroom/contracts/admin';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';
import { version } from '../../configuration/version.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { operationClient } from '../../database/time-limits.ts';
import { DiskWatch } from '../../disk/disk-watch.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { inOwnProcess } from './backup-process.ts';
import { backupFolder, backupNames, deleteBackups, deleteUnfinished } from './backup-folder.ts';
import { type BackupRun, beginRun, clearInterrupted, endRun, readRuns, takeLock } from './backup-runs.ts';
import { isBackupDue, isProofDue, nextNight, nightlyAt, zone } from './backup-schedule.ts';
import type { BackupOptions } from './backups-options.ts';
import { readManifest, rowsOf } from './manifest.ts';
import type { BackupFailure } from './process-messages.ts';
import { databaseBytes } from './prove.ts';
import { backupName, backupsToDelete, kindOf, madeAt } from './retention.ts';

/** A job may take five minutes until it counts as lost; what takes longer goes on without it. */
const longestJobMs = 240_000;
/** How many backups are listed. */
const mostListed = 100;
/** One may be a little larger than the last one; a restored database takes as much as ours, and its journal. */
const growth = { backup: 1.2, proof: 2 };

type Outcome = Pick<BackupRun, 'row_count' | 'failure' | 'detail'>;
type Options = BackupOptions & Pick<BaseOptions, 'databaseUrl' | 'dataDir'>;

/** Backups that the server makes by itself every night, or for an admin, and proves every week by restoring one. */
@Injectable()
export class BackupsService implements BeforeApplicationShutdown {
  readonly #logger = new Logger('backups');
  readonly #folder: string;
  readonly #stopping = new AbortController();
  /** What is made or proven now, by this server. */
  #running: { kind: BackupRun['kind']; progress: number; over: Promise<Outcome | undefined> } | undefined;
  /** How many rows and files are in a backup, by its name and time: it is read once. */
  readonly #contents = new Map<string, { rows: number; media_files: number }>();

  constructor(
    @Inject(APP_OPTIONS) private readonly options: Options,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly disk: DiskWatch,
    jobs: Jobs,
  ) {
    this.#folder = backupFolder(options.dataDir);
    jobs.afterStart('clear_backups', () => this.clear());
    if (options.makesBackups !== true) return;
    jobs.every('nightly_backup', nightlyAt.backup, () => this.backUpWhenDue(), zone());
    jobs.every('prove_backup', nightlyAt.proof, () => this.proveWhenDue(), zone());
  }

  /** What there is, what goes on, and what went wrong last. */
  async state(now = new Date()): Promise<BackupState> {
    const runs = await readRuns(this.pool);
    const provenAt = new Map(
      runs
        .filter(isProof)
        .toReversed()
        .map(({ file_name, ended_at }) => [file_name, ended_at!.getTime()]),
    );
    const names = newestFirst(backupNames(this.#folder)).slice(0, mostListed);
    const backups: BackupState['backups'] = [];
    for (const name of names) {
      const { size, mtime } = fs.statSync(path.join(this.#folder, name));
      const contents = await this.#contentsOf(name, mtime);
      const made_at = (madeAt(name) ?? mtime).getTime();
      const proven_at = provenAt.get(name) ?? null;
      backups.push({ file_name: name, kind: kindOf(name), made_at, bytes: size, ...contents, proven_at });
    }
    return {
      next_at: this.options.makesBackups === true ? nextNight(now).getTime() : null,
      running: this.#running ? { kind: this.#running.kind, progress: this.#running.progress } : elsewhere(runs),
      last_failure: lastFailure(runs),
      backups,
    };
  }

  /** Begins a backup for an admin; one that goes on is as good. DISK_LOW when there is no room for it. */
  backUpNow(): Refusal | undefined {
    if (this.disk.isLow) return refuse('DISK_LOW');
    void this.#begin('backup');
    return undefined;
  }

  /** Makes the backup of a night, or that of a server that was off in the night. Not of a server that nobody uses yet. */
  async backUpWhenDue(now = new Date()): Promise<void> {
    const last = newestFirst(backupNames(this.#folder).filter((name) => kindOf(name) === 'automatic'))[0];
    if (!isBackupDue(last === undefined ? undefined : madeAt(last), now)) return;
    const { rowCount } = await this.pool.query('select 1 from users where username <> $1 limit 1', [
      starterLibraryOwner,
    ]);
    if (rowCount === 0) return;
    await this.#awaitRun('backup');
  }

  /** Proves the newest backup when a week has gone by. */
  async proveWhenDue(now = new Date()): Promise<void> {
    if (isProofDue(await readRuns(this.pool), now) && backupNames(this.#folder).length > 0) {
      await this.#awaitRun('proof');
    }
  }

  /** Clears away what a server that was killed has left. */
  async clear(): Promise<void> {
    await this.#withLock((client) => clearInterrupted(client, (name) => this.#fileOf(name)));
  }

  /** When the newest backup was made, in epoch milliseconds. */
  lastMadeAt(): number | undefined {
    const [newest] = newestFirst(backupNames(this.#folder));
    return newest === undefined ? undefined : madeAt(newest)?.getTime();
  }

  /** What goes on is ended, and what it has made so far is taken away. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#running?.over;
  }

  /** A surprise is thrown, so that it is tried again soon; what an operator has to mend is only tried the next night. */
  async #awaitRun(kind: BackupRun['kind']): Promise<void> {
    await this.#running?.over;
    const outcome = await Promise.race([this.#begin(kind), sleep(longestJobMs, undefined, { ref: false })]);
    if (outcome?.failure === 'failed') throw new Error(outcome.detail ?? '');
  }

  /** Begins, unless something goes on. Resolves with how it ended; undefined when another server is at it. Never throws. */
  #begin(kind: BackupRun['kind']): Promise<Outcome | undefined> {
    if (this.#running) return this.#running.over;
    const over = this.#withLock((client) => this.#run(client, kind)).catch((error: Error) =>
      this.#failed(kind, 'failed', error.message),
    );
    this.#running = { kind, progress: 0, over };
    void over.then(() => (this.#running = undefined));
    return over;
  }

  async #run(client: pg.Client, kind: BackupRun['kind']): Promise<Outcome> {
    await clearInterrupted(client, (name) => this.#fileOf(name));
    const name = kind === 'backup' ? backupName('automatic', new Date()) : newestFirst(backupNames(this.#folder))[0];
    if (name === undefined) return { row_count: null, failure: null, detail: null };
    const run_id = await beginRun(client, kind, name);
    const outcome = await this.#carryOut(kind, name);
    await endRun(client, run_id, outcome);
    if (kind === 'backup' && outcome.failure === null) await this.#deleteOld();
    return outcome;
  }

  async #carryOut(kind: BackupRun['kind'], name: string): Promise<Outcome> {
    if (!(await this.#hasRoom(kind))) return this.#failed(kind, 'no_room', 'There is too little room on the disk.');
    const { databaseUrl, dataDir, hasOwnPostgres = false } = this.options;
    const order = { kind, databaseUrl, dataDir, file: this.#fileOf(name), version, isPatient: hasOwnPostgres };
    const noRoom = new AbortController();
    const stopListening = this.disk.onChange(() => {
      if (this.disk.isLow) noRoom.abort();
    });
    const report = await inOwnProcess(order, AbortSignal.any([this.#stopping.signal, noRoom.signal]), (share) => {
      if (this.#running) this.#running.progress = share;
    });
    stopListening();
    if (report.type === 'done') {
      this.#logger.log(`${kind === 'backup' ? 'Made' : 'Proved'} the backup ${name}: ${report.rows} rows.`);
      return { row_count: report.rows, failure: null, detail: null };
    }
    deleteUnfinished(this.#fileOf(name));
    return noRoom.signal.aborted
      ? this.#failed(kind, 'no_room', 'There is too little room on the disk.')
      : this.#failed(kind, report.failure, report.detail);
  }

  #failed(kind: BackupRun['kind'], failure: BackupFailure, detail: string): Outcome {
    const what = kind === 'backup' ? 'No backup was made' : 'The backup was not proven';
    if (!this.#stopping.signal.aborted) this.#logger.error(`${what}: ${detail}`);
    return { row_count: null, failure, detail };
  }

  /** Whether the disk has room for it, as far as is known: of a database elsewhere nothing is. */
  async #hasRoom(kind: BackupRun['kind']): Promise<boolean> {
    if (kind === 'proof') {
      return !this.options.hasOwnPostgres || this.disk.hasRoomFor((await databaseBytes(this.pool)) * growth.proof);
    }
    const [last] = newestFirst(backupNames(this.#folder));
    const bytes = last === undefined ? await databaseBytes(this.pool) : fs.statSync(this.#fileOf(last)).size;
    return this.disk.hasRoomFor(bytes * growth.backup);
  }

  async #deleteOld(): Promise<void> {
    const names = backupNames(this.#folder);
    const proven = (await readRuns(this.pool)).find((run) => isProof(run) && names.includes(run.file_name));
    deleteBackups(this.#folder, backupsToDelete(names, new Date(), proven?.file_name));
  }

  /** Does something that only one server does at a time; undefined when another one is at it. */
  async #withLock<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result | undefined> {
    const client = operationClient(this.options.databaseUrl);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await takeLock(client)) ? await work(client) : undefined;
    } finally {
      await client.end();
    }
  }

  async #contentsOf(name: string, changed: Date): Promise<{ rows: number; media_files: number }> {
    const key = `${name} ${changed.getTime()}`;
    const known = this.#contents.get(key);
    if (known) return known;
    const contents = await readManifest(this.#fileOf(name)).then(
      (manifest) => ({ rows: rowsOf(manifest), media_files: manifest.media_files }),
      // Something that was laid there, and is no backup.
      () => ({ rows: 0, media_files: 0 }),
    );
    this.#contents.set(key, contents);
    return contents;
  }

  #fileOf(name: string): string {
    return path.join(this.#folder, name);
  }
}

const isProof = ({ kind, failure, ended_at }: BackupRun) => kind === 'proof' && failure === null && ended_at !== null;

/** By the time in their names; those without one come last. */
const newestFirst = (names: string[]) =>
  names.toSorted((a, b) => (madeAt(b)?.getTime() ?? 0) - (madeAt(a)?.getTime() ?? 0));

/** What another server does. */
function elsewhere(runs: BackupRun[]): BackupState['running'] {
  const run = runs.find(({ ended_at }) => ended_at === null);
  return run ? { kind: run.kind, progress: null } : null;
}

/** What went wrong, unless the same went well since. */
function lastFailure(runs: BackupRun[]): BackupState['last_failure'] {
  const last = (['backup', 'proof'] as const).map((wanted) =>
    runs.find(({ kind, ended_at }) => kind === wanted && ended_at !== null),
  );
  const failed = last.find((run) => run !== undefined && run.failure !== null);
  if (!failed) return null;
  const { kind, failure, detail, ended_at } = failed;
  return { kind, at: ended_at!.getTime(), failure: failure!, detail: detail ?? '' };
}
