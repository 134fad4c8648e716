import { importLimits, type ImportView } from '@lexiroom/contracts/imports';
import type pg from 'pg';
import { type ImportRow, readProblems } from './import-rows.ts';

const nothing = { decks: 0, stories: 0, words: 0, sentences: 0, pictures: 0, sounds: 0, answers: 0, refused_rows: 0 };
const msPerDay = 86_400_000;

/** Whether an import can be undone at this moment, epoch milliseconds. */
export const canUndo = ({ state, done_at }: Pick<ImportRow, 'state' | 'done_at'>, now: number): boolean =>
  state === 'done' && done_at !== null && now < done_at.getTime() + importLimits.undoDays * msPerDay;

/** An import as its user sees it; `isWhole`: with its first rows and problems. */
export async function importView(
  client: Pick<pg.ClientBase, 'query'>,
  row: ImportRow,
  { now, isWhole = true }: { now: number; isWhole?: boolean },
): Promise<ImportView> {
  const problems = isWhole ? await readProblems(client, row, { after: 0, most: importLimits.shownProblems }) : [];
  return {
    import_id: row.import_id,
    file_name: row.file_name,
    state: row.state,
    failure: row.failure,
    begun_at: row.begun_at.getTime(),
    progress: progressOf(row),
    format: row.format,
    read_as: row.read_as,
    tables: row.tables,
    choice: row.choice,
    rows: isWhole ? row.rows : [],
    // One of an earlier version says nothing of stories.
    counts: { ...nothing, ...row.counts },
    problems,
    problem_count: row.problem_count,
    made: await madeOf(client, row),
    can_undo: canUndo(row, now),
    undo_losses: null,
  };
}

function progressOf({ state, received_bytes, file_bytes, progress_done, progress_total }: ImportRow) {
  if (state === 'receiving') return { done: received_bytes, total: file_bytes };
  if (state !== 'importing' || progress_done === null || progress_total === null) return null;
  return { done: Math.min(progress_done, progress_total), total: progress_total };
}

/** What it has made, where that is there still. */
async function madeOf(
  client: Pick<pg.ClientBase, 'query'>,
  { user_id, made_item_id, state }: ImportRow,
): Promise<ImportView['made']> {
  if (made_item_id === null || state !== 'done') return null;
  const { rows } = await client.query<NonNullable<ImportView['made']>>(
    `select item_id, item_name, item_type from items
     where item_id = $1 and owner_id = $2 and item_type in ('deck', 'story', 'folder') and deleted_at is null`,
    [made_item_id, user_id],
  );
  return rows[0] ?? null;
}
