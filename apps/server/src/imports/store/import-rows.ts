import type { ImportChoice, ImportFailure, ImportFormat, ImportState, ImportView } from '@lexiroom/contracts/imports';
import type { RowProblem } from '@lexiroom/domain/interchange';
import type pg from 'pg';
import type { PlannedDeck } from '../reading/orders.ts';

/** Which import: its id is made by its user's browser, so that another one's may be the same. */
export interface ImportKey {
  user_id: number;
  import_id: string;
}

/** A row of `imports`. */
export interface ImportRow extends ImportKey {
  file_name: string;
  file_bytes: number;
  is_pasted: boolean;
  file_key: string | null;
  received_bytes: number;
  state: ImportState;
  ends_as: 'importing' | 'undone' | 'failed' | 'cancelled' | null;
  failure: ImportFailure | null;
  attempts: number;
  begun_at: Date;
  done_at: Date | null;
  progress_done: number | null;
  progress_total: number | null;
  format: ImportFormat | null;
  read_as: ImportView['read_as'];
  tables: ImportView['tables'];
  choice: ImportChoice | null;
  rows: ImportView['rows'];
  counts: ImportView['counts'] | null;
  plan: PlannedDeck[] | null;
  problem_count: number;
  made_item_id: number | null;
}

type Queryable = Pick<pg.ClientBase, 'query'>;

export async function readImport(client: Queryable, { user_id, import_id }: ImportKey): Promise<ImportRow | undefined> {
  const { rows } = await client.query<ImportRow>('select * from imports where user_id = $1 and import_id = $2', [
    user_id,
    import_id,
  ]);
  return rows[0];
}

/** JSON as PostgreSQL takes it: without NUL, and without half of a letter where a text was cut. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.replaceAll('\0', '').toWellFormed() : each,
  );

/** Columns that hold JSON. */
const ofJson = new Set(['read_as', 'tables', 'choice', 'rows', 'counts', 'plan']);

/**
 * Changes an import that is in one of these states; tells whether it was. Whoever comes second finds it in another state.
 */
export async function changeImportRow(
  client: Queryable,
  { user_id, import_id }: ImportKey,
  from: readonly ImportState[],
  changes: Partial<Omit<ImportRow, keyof ImportKey>>,
  now: number,
): Promise<boolean> {
  const columns = Object.entries(changes);
  const set = columns.map(([name], index) => `${name} = $${index + 5}${ofJson.has(name) ? '::jsonb' : ''}`);
  const values = columns.map(([name, value]) => (ofJson.has(name) && value !== null ? jsonOf(value) : value));
  const { rowCount } = await client.query(
    `update imports set ${[...set, 'changed_at = to_timestamp($4 / 1000.0)'].join(', ')}
     where user_id = $1 and import_id = $2 and state = any($3)`,
    [user_id, import_id, from, now, ...values],
  );
  return rowCount === 1;
}

/** Whether an import is to be read in this way. Nobody changes that until the transaction ends. */
export async function isStillChosen(
  client: Queryable,
  { user_id, import_id, choice }: ImportKey & Pick<ImportRow, 'choice'>,
): Promise<boolean> {
  const { rows } = await client.query<{ is_same: boolean }>(
    `select choice is not distinct from $3::jsonb as is_same from imports
     where user_id = $1 and import_id = $2 for no key update`,
    [user_id, import_id, choice === null ? null : jsonOf(choice)],
  );
  return rows[0]?.is_same ?? false;
}

/** So many problems are written by one statement. */
const problemsAtOnce = 5000;

/** Writes problems behind those that are there; gives how many there are now. */
export async function addProblems(
  client: Queryable,
  { user_id, import_id }: ImportKey,
  problems: readonly RowProblem[],
): Promise<number> {
  for (let at = 0; at < problems.length; at += problemsAtOnce) {
    const some = problems.slice(at, at + problemsAtOnce);
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `insert into import_problems (user_id, import_id, place, table_index, line, code, text)
       select $1, $2, number + (select coalesce(max(place), 0) from import_problems where user_id = $1 and import_id = $2),
         table_index, line, code, text
       from unnest($3::integer[], $4::integer[], $5::text[], $6::text[]) with ordinality
         as found (table_index, line, code, text, number)`,
      [
        user_id,
        import_id,
        some.map(({ table }) => table),
        some.map(({ line }) => line),
        some.map(({ code }) => code),
        // A text may hold what PostgreSQL has no place for.
        some.map(({ text }) => text?.replaceAll('\0', '').toWellFormed() ?? null),
      ],
    );
  }
  const { rows } = await client.query<{ count: number }>(
    `update imports set problem_count = (select count(*) from import_problems where user_id = $1 and import_id = $2)
     where user_id = $1 and import_id = $2 returning problem_count as count`,
    [user_id, import_id],
  );
  return rows[0]?.count ?? 0;
}

/** The problems behind the place `after`, in their order. */
export async function readProblems(
  client: Queryable,
  { user_id, import_id }: ImportKey,
  { after, most }: { after: number; most: number },
): Promise<RowProblem[]> {
  const { rows } = await client.query<RowProblem>(
    `select table_index as "table", line, code, text from import_problems
     where user_id = $1 and import_id = $2 and place > $3 order by place limit $4`,
    [user_id, import_id, after, most],
  );
  return rows;
}

export type ThingKind = 'folder' | 'category' | 'deck' | 'story' | 'word' | 'sentence' | 'picture' | 'sound';

/** Notes what an import has made, in the transaction in which it is made. */
export async function noteThings(
  client: Queryable,
  { user_id, import_id }: ImportKey,
  kind: ThingKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `insert into import_things (user_id, import_id, kind, id) select $1, $2, $3, unnest($4::integer[])
     on conflict do nothing`,
    [user_id, import_id, kind, ids],
  );
}

export async function readThings(
  client: Queryable,
  { user_id, import_id }: ImportKey,
  kind: ThingKind,
): Promise<{ id: number; rev: number | null }[]> {
  const { rows } = await client.query<{ id: number; rev: number | null }>(
    'select id, rev from import_things where user_id = $1 and import_id = $2 and kind = $3 order by id',
    [user_id, import_id, kind],
  );
  return rows;
}
