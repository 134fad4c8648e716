import type { ImportChoice } from '@lexiroom/contracts/imports';
import type { KnownLanguages } from '@lexiroom/domain/interchange';
import { nameOfFile } from '@lexiroom/domain/names';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { FileThreads } from '../reading/file-threads.ts';
import type { FileThread } from '../reading/file-thread.ts';
import type { Looked, Present } from '../reading/orders.ts';
import { wordKey } from '../reading/decided-rows.ts';
import { ImportFiles } from '../store/import-files.ts';
import {
  addProblems,
  changeImportRow,
  type ImportKey,
  type ImportRow,
  isStillChosen,
  readImport,
} from '../store/import-rows.ts';

/** Looks through files, and writes down what they hold. */
@Injectable()
export class LookThroughImport {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly threads: FileThreads,
    private readonly files: ImportFiles,
  ) {}

  /** Looks through a file that waits for it; it is `ready` then. @throws {ReadingFailed} when it cannot be read. */
  async run(key: ImportKey, signal: AbortSignal): Promise<void> {
    const row = await readImport(this.pool, key);
    if (row?.state !== 'reading' || row.file_key === null) return;
    await this.files.removeUnpacked(row.file_key);
    const thread = this.threads.open({ ...row, file_key: row.file_key }, signal);
    try {
      const { looked } = await lookWith(this.pool, thread, row);
      if (!signal.aborted) await this.#write(row, looked);
    } finally {
      await thread.close();
      await this.files.removeUnpacked(row.file_key);
    }
  }

  async #write(row: ImportRow, looked: Looked): Promise<void> {
    const { problems, ...seen } = looked;
    const choice: ImportChoice = {
      ...seen.choice,
      purpose: row.choice ? seen.choice.purpose : await usualPurpose(this.pool, row.user_id),
      target: seen.choice.target ?? { kind: 'new', deck_name: deckNameOf(row.file_name), parent_id: null },
    };
    await inTransaction(this.pool, async (client) => {
      // Its owner may have chosen otherwise meanwhile: then another look is under way, or will be.
      if (!(await isStillChosen(client, row))) return;
      const changes = { ...seen, choice, state: 'ready' as const, attempts: 0 };
      if (!(await changeImportRow(client, row, ['reading'], changes, this.clock.now()))) return;
      await writeProblems(client, row, problems);
    });
  }
}

/** What decks are for as long as nobody says otherwise: teachers bring them for their classes. */
async function usualPurpose(pool: pg.Pool, user_id: number): Promise<ImportChoice['purpose']> {
  const { rows } = await pool.query<{ role: string }>('select role from users where user_id = $1', [user_id]);
  return rows[0]?.role === 'teacher' ? 'study' : 'learn';
}

/** Writes these problems in the place of those that were told before. */
export async function writeProblems(
  client: pg.ClientBase,
  key: ImportKey,
  problems: Looked['problems'],
): Promise<void> {
  await client.query('delete from import_problems where user_id = $1 and import_id = $2', [key.user_id, key.import_id]);
  await addProblems(client, key, problems);
}

/** Has the thread look through the file, as its row says it is to be read. Tells what the target deck holds as well. */
export async function lookWith(
  pool: pg.Pool,
  thread: FileThread,
  { user_id, choice, file_name }: Pick<ImportRow, 'user_id' | 'choice' | 'file_name'>,
): Promise<{ looked: Looked; present: Present | null; deck_name: string }> {
  const target = choice?.target ?? null;
  const present = target?.kind === 'deck' ? await readPresent(pool, target.deck_id) : null;
  const deck_name = target?.kind === 'new' ? target.deck_name : deckNameOf(file_name);
  const known = await readKnownLanguages(pool, user_id);
  const { looked } = await thread.ask({ type: 'look', choice, present, deck_name, known }, 'looked');
  return { looked, present, deck_name };
}

/** What somebody learns and speaks, as far as they have said so. */
async function readKnownLanguages(pool: pg.Pool, user_id: number): Promise<KnownLanguages> {
  const { rows } = await pool.query<KnownLanguages>(
    'select target_language as target, source_language as source from users where user_id = $1',
    [user_id],
  );
  return rows[0] ?? { target: null, source: null };
}

/** What stands in a deck already; null when it is gone. */
async function readPresent(pool: pg.Pool, deck_id: number): Promise<Present | null> {
  const decks = await pool.query<Omit<Present, 'words'>>(
    `select target_language, source_language,
       (select count(*)::integer from sentences where sentences.deck_id = decks.deck_id) as sentences
     from decks where deck_id = $1`,
    [deck_id],
  );
  const [deck] = decks.rows;
  if (!deck) return null;
  const { rows } = await pool.query<{ target_text: string | null; source_text: string | null }>(
    'select target_text, source_text from words where deck_id = $1',
    [deck_id],
  );
  return { ...deck, words: rows.map((word) => wordKey(word, deck)) };
}

/** What a deck is called that is made of a file. */
export const deckNameOf = (file_name: string): string => nameOfFile(file_name) || 'Import';
