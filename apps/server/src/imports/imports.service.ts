import type {
  ChangeImport,
  ImportChoice,
  ImportPart,
  ImportView,
  NewImport,
  Problems,
  UndoImport,
  UndoLosses,
} from '@lexiroom/contracts/imports';
import { importLimits } from '@lexiroom/contracts/imports';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { KeyedQueue } from '../database/keyed-queue.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { allowTime } from '../database/time-limits.ts';
import { isOwnDeck } from '../decks/edits/own-deck.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import { readUndoLosses } from './applying/undo-losses.ts';
import { openBytes, openImports } from './import-limits.ts';
import { ImportRunner } from './running/import-runner.ts';
import { ImportFiles } from './store/import-files.ts';
import {
  changeImportRow,
  type ImportKey,
  type ImportRow,
  isStillChosen,
  readImport,
  readProblems,
} from './store/import-rows.ts';
import { canUndo, importView } from './store/import-view.ts';

/** A change of a choice is waited for so long; a large file is told as `reading` then. */
const longestWaitMs = 5_000;
/** To find out what undoing would lose. */
const longestSearchMs = 20_000;
/** Problems are told so many at a time. */
const problemsAtOnce = 10_000;

/** Files that somebody brings from other programs. */
@Injectable()
export class ImportsService {
  readonly #parts = new KeyedQueue<string>();

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly files: ImportFiles,
    private readonly runner: ImportRunner,
    private readonly disk: DiskWatch,
  ) {}

  /**
   * Begins an import; the same id again is the same one. Whoever has too many open at once loses the one that has waited
   * longest, and nobody else's are touched. TOO_LARGE for a file over the limit; DISK_LOW.
   */
  async begin(user: CurrentUser, order: z.output<typeof NewImport>): Promise<ImportView | Refusal> {
    if (order.file_bytes > importLimits.fileBytes) return refuse('TOO_LARGE');
    if (this.disk.isLow) return refuse('DISK_LOW');
    const key = { user_id: user.user_id, import_id: order.import_id };
    const earlier = await readImport(this.pool, key);
    if (earlier) return this.#viewOf(earlier);
    const file_key = await this.files.make();
    const { rowCount } = await this.pool.query(
      `insert into imports (user_id, import_id, file_name, file_bytes, is_pasted, file_key, begun_at, changed_at)
       select $1, $2, $3, $4, $5, $6, moment, moment from to_timestamp($7 / 1000.0) as moment on conflict do nothing`,
      [key.user_id, key.import_id, order.file_name, order.file_bytes, order.is_pasted, file_key, this.clock.now()],
    );
    if (rowCount === 0) await this.files.remove(file_key);
    await this.#cancelOldest(user);
    return this.view(user, order);
  }

  /**
   * Takes the next part of the file. One that has come already is taken as such; INVALID for one that leaves a gap or goes
   * beyond the size that was told. With the last part the file begins to be read.
   */
  addPart(user: CurrentUser, { import_id, offset, bytes }: z.output<typeof ImportPart>): Promise<ImportView | Refusal> {
    const key = { user_id: user.user_id, import_id };
    return this.#parts.run(`${user.user_id}/${import_id}`, async () => {
      const row = await readImport(this.pool, key);
      if (!row) return refuse('NOT_FOUND');
      const part = decoded(bytes);
      if (!part || part.length > importLimits.partBytes) return invalid('bytes', 'no part of a file');
      const end = offset + part.length;
      if (end > row.file_bytes) return invalid('offset', 'the part goes beyond the end of the file');
      if (end <= row.received_bytes) return this.#viewOf(row);
      if (row.state !== 'receiving' || row.file_key === null) return refuse('CONFLICT');
      if (offset > row.received_bytes) return invalid('offset', 'the part before it has not come');
      if (this.disk.isLow) return refuse('DISK_LOW');
      await this.files.write(row.file_key, offset, part);
      const isWhole = end === row.file_bytes;
      const changes = { received_bytes: end, ...(isWhole && { state: 'reading' as const }) };
      const isTaken = await changeImportRow(this.pool, key, ['receiving'], changes, this.clock.now());
      if (isTaken && isWhole) this.runner.look(key);
      return this.view(user, { import_id });
    });
  }

  async view(user: CurrentUser, { import_id }: { import_id: string }): Promise<ImportView | Refusal> {
    const row = await readImport(this.pool, { user_id: user.user_id, import_id });
    return row ? this.#viewOf(row) : refuse('NOT_FOUND');
  }

  /** Those of the last 30 days, newest first. */
  async list(user: CurrentUser): Promise<{ imports: ImportView[] }> {
    const { rows } = await this.pool.query<ImportRow>(
      `select * from imports where user_id = $1 and begun_at > to_timestamp($2 / 1000.0) - $3 * interval '1 day'
       order by begun_at desc, import_id limit 100`,
      [user.user_id, this.clock.now(), importLimits.undoDays],
    );
    const view = { now: this.clock.now(), isWhole: false };
    return { imports: await Promise.all(rows.map((row) => importView(this.pool, row, view))) };
  }

  async problems(
    user: CurrentUser,
    { import_id, after }: { import_id: string; after?: number | undefined },
  ): Promise<z.output<typeof Problems> | Refusal> {
    const key = { user_id: user.user_id, import_id };
    if (!(await readImport(this.pool, key))) return refuse('NOT_FOUND');
    return { problems: await readProblems(this.pool, key, { after: after ?? 0, most: problemsAtOnce }) };
  }

  /**
   * Looks through the file once more with another choice. CONFLICT once it was begun, or while the file is not there; NOT_FOUND
   * for a deck that is not theirs; INVALID for fields that do not fit the tables.
   */
  async change(user: CurrentUser, { import_id, choice }: z.output<typeof ChangeImport>): Promise<ImportView | Refusal> {
    const key = { user_id: user.user_id, import_id };
    const refusal = await this.#choiceRefusal(user, key, choice);
    if (refusal) return refusal;
    const changes = { choice, state: 'reading' as const, failure: null };
    const from = ['reading', 'ready'] as const;
    if (!(await changeImportRow(this.pool, key, from, changes, this.clock.now()))) return refuse('CONFLICT');
    await this.runner.looked(key, longestWaitMs);
    return this.view(user, { import_id });
  }

  /** Begins to write, in the background; what is begun already goes on. Refused as {@link change}. */
  async start(user: CurrentUser, { import_id, choice }: z.output<typeof ChangeImport>): Promise<ImportView | Refusal> {
    const key = { user_id: user.user_id, import_id };
    const row = await readImport(this.pool, key);
    if (!row) return refuse('NOT_FOUND');
    const refusal = await this.#startRefusal(user, row, choice);
    if (!refusal) {
      if (await this.#begin(row, choice)) this.runner.apply(key);
    } else if (refusal.code !== 'CONFLICT') return refusal;
    // Another tab may have begun it just now.
    const begun = await readImport(this.pool, key);
    return begun && ['importing', 'done'].includes(begun.state) ? this.#viewOf(begun) : refuse('CONFLICT');
  }

  /** Tells whether it is begun now. */
  #begin(row: ImportRow, choice: ImportChoice): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      // What a look has planned stays so, unless it was another choice; a deck that is there may have changed since.
      const isPlanned = choice.target?.kind === 'new' && (await isStillChosen(client, { ...row, choice }));
      const progress = { progress_done: 0, progress_total: rowsOf(row) };
      const begun = { choice, state: 'importing' as const, failure: null, attempts: 1, ...progress };
      return changeImportRow(client, row, ['ready'], isPlanned ? begun : { ...begun, plan: null }, this.clock.now());
    });
  }

  async #startRefusal(user: CurrentUser, row: ImportRow, choice: ImportChoice): Promise<Refusal | undefined> {
    const refusal = await this.#choiceRefusal(user, row, choice);
    if (refusal) return refusal;
    if (choice.target === null) return invalid('choice', 'a place for the words is needed');
    if (rowsOf(row) === 0) return invalid('choice', 'there is no word to import');
    const hasOwnLanguages = row.format === 'lexiroom' && row.plan?.every((deck) => deck.target_language !== null);
    if (choice.target.kind === 'new' && choice.target_language === null && !hasOwnLanguages)
      return invalid('choice', 'the language that is learned is needed');
    return this.disk.isLow ? refuse('DISK_LOW') : undefined;
  }

  /** Leaves an import that is not done; what it has made is taken away. One that is over stays as it is. */
  async cancel(user: CurrentUser, { import_id }: { import_id: string }): Promise<ImportView | Refusal> {
    const key = { user_id: user.user_id, import_id };
    if (!(await readImport(this.pool, key))) return refuse('NOT_FOUND');
    await this.#cancel(key);
    return this.view(user, { import_id });
  }

  /**
   * Takes all that an import made away again, for 30 days; asked again it is undone once. With `asks` it stays as it is when
   * that would lose something else, which is told. CONFLICT when it is not done, or too old.
   */
  async undo(user: CurrentUser, { import_id, asks }: z.output<typeof UndoImport>): Promise<ImportView | Refusal> {
    const key = { user_id: user.user_id, import_id };
    const row = await readImport(this.pool, key);
    if (!row) return refuse('NOT_FOUND');
    if (row.state === 'undone' || (row.state === 'undoing' && row.ends_as === 'undone')) return this.#viewOf(row);
    if (!canUndo(row, this.clock.now())) return refuse('CONFLICT');
    const undo_losses = asks ? await this.#undoLosses(key) : null;
    if (undo_losses) return { ...(await this.#viewOf(row)), undo_losses };
    const changes = { state: 'undoing' as const, ends_as: 'undone' as const };
    if (await changeImportRow(this.pool, key, ['done'], changes, this.clock.now())) this.runner.takeAway(key);
    return this.view(user, { import_id });
  }

  /** A hundred thousand words take a moment, and cannot be undone without. */
  #undoLosses(key: ImportKey): Promise<UndoLosses | null> {
    return inTransaction(this.pool, async (client) => {
      await allowTime(client, longestSearchMs);
      return readUndoLosses(client, key);
    });
  }

  /** Leaves all that somebody has not finished: they want to be deleted. */
  async cancelAll(user_id: number): Promise<void> {
    const { rows } = await this.pool.query<ImportKey>(
      `select user_id, import_id from imports
       where user_id = $1 and state in ('receiving', 'reading', 'ready', 'importing')`,
      [user_id],
    );
    for (const key of rows) await this.#cancel(key);
  }

  #viewOf(row: ImportRow): Promise<ImportView> {
    return importView(this.pool, row, { now: this.clock.now() });
  }

  async #cancel(key: ImportKey): Promise<void> {
    const now = this.clock.now();
    const ending = { state: 'undoing' as const, ends_as: 'cancelled' as const };
    if (await changeImportRow(this.pool, key, ['importing'], ending, now)) {
      this.runner.takeAway(key);
      return;
    }
    const row = await readImport(this.pool, key);
    const changes = { state: 'cancelled' as const, file_key: null, rows: [], plan: null };
    if (!(await changeImportRow(this.pool, key, ['receiving', 'reading', 'ready'], changes, now))) return;
    this.runner.stop(key);
    await this.files.remove(row?.file_key ?? null);
  }

  async #cancelOldest({ user_id }: CurrentUser): Promise<void> {
    const { rows } = await this.pool.query<ImportKey>(
      `select user_id, import_id from (
         select user_id, import_id, state, row_number() over newest as number, sum(file_bytes) over newest as bytes
         from imports where user_id = $1 and state in ('receiving', 'reading', 'ready', 'importing')
         window newest as (order by begun_at desc, import_id)) as open
       where state <> 'importing' and (number > $2 or number > 1 and bytes > $3)`,
      [user_id, openImports, openBytes],
    );
    for (const { import_id } of rows) await this.#cancel({ user_id, import_id });
  }

  async #choiceRefusal(user: CurrentUser, key: ImportKey, choice: ImportChoice): Promise<Refusal | undefined> {
    const row = await readImport(this.pool, key);
    if (!row) return refuse('NOT_FOUND');
    if (!['reading', 'ready'].includes(row.state)) return refuse('CONFLICT');
    // Read as another text the file may have other columns: then the tables follow.
    if (choice.tables.length !== row.tables.length && row.tables.length > 0)
      return invalid('choice', 'a table is missing');
    const { target } = choice;
    if (target?.kind === 'deck') {
      const { rowCount } = await this.pool.query(
        `select 1 from items i join decks d on d.deck_id = i.item_id where ${isOwnDeck}`,
        [target.deck_id, user.user_id],
      );
      if (rowCount === 0) return refuse('NOT_FOUND');
    } else if (target && target.parent_id !== null) {
      const { rowCount } = await this.pool.query(
        `select 1 from items where item_id = $1 and owner_id = $2 and item_type = 'folder' and deleted_at is null`,
        [target.parent_id, user.user_id],
      );
      if (rowCount === 0) return refuse('NOT_FOUND');
    }
    return undefined;
  }
}

/** How much is to be written: words, sentences and stories. */
function rowsOf({ counts }: ImportRow): number {
  const { words = 0, sentences = 0, stories = 0 } = counts ?? {};
  return words + sentences + stories;
}

/** The bytes of a base64 text; undefined when it is none. */
function decoded(base64: string): Buffer | undefined {
  const isBase64 = base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64);
  const bytes = isBase64 ? Buffer.from(base64, 'base64') : undefined;
  return bytes && bytes.length > 0 ? bytes : undefined;
}
