import type { DeckSettings } from '../../editor-store.ts';
import { applyEdit, type EditorRow, type RowChange } from '../../row.ts';
import { type Conflict, isChangedElsewhere, isChangeOf } from '../conflicts.ts';
import type { PendingChange } from '../sending/pending-change.ts';
import type { StoredChanges } from './stored-changes.ts';

/** What is left to be done of stored changes. */
export interface RestoredChanges {
  changes: PendingChange[];
  conflicts: Conflict[];
  /** A setting was changed elsewhere since: that stays. */
  isStale: boolean;
}

/**
 * Stored changes, for the deck as the server has it now. A setting that the server has already is not sent again; about a
 * row that was changed elsewhere as well somebody has to decide. A new row may have been added already, its answer lost: it
 * is sent under the id of its command, so that it is added once.
 */
export function restoreChanges(
  stored: StoredChanges,
  rows: readonly EditorRow[],
  settings: DeckSettings,
): RestoredChanges {
  const restored: RestoredChanges = { changes: [], conflicts: [...stored.conflicts], isStale: false };
  const addedKeys = new Set(
    stored.changes.flatMap((change) =>
      change.type === 'rows' && change.edit.type === 'added' ? change.edit.row.key : [],
    ),
  );
  const restoredKeys = new Set<string>();
  for (const change of stored.changes) {
    if (change.type === 'settings') restoreSettings(change, settings, restored);
    else if (change.edit.type !== 'changed' || addedKeys.has(change.edit.key)) {
      restored.changes.push({ type: 'rows', edit: change.edit });
    } else if (!restoredKeys.has(change.edit.key)) {
      const { key } = change.edit;
      restoredKeys.add(key);
      restoreRow(key, wantedOf(stored.changes, key), change.was, rows, restored);
    }
  }
  return restored;
}

type StoredChange = StoredChanges['changes'][number];

function restoreSettings(
  { change, was }: Extract<StoredChange, { type: 'settings' }>,
  settings: DeckSettings,
  restored: RestoredChanges,
): void {
  const different = (Object.keys(change) as (keyof typeof change)[]).filter((name) => change[name] !== settings[name]);
  const unchangedElsewhere = different.filter((name) => settings[name] === was[name]);
  restored.isStale ||= unchangedElsewhere.length < different.length;
  if (unchangedElsewhere.length === 0) return;
  const left = Object.fromEntries(unchangedElsewhere.map((name) => [name, change[name]]));
  restored.changes.push({ type: 'settings', change: left });
}

/** `was`: the row as the server had it when the change was stored. */
function restoreRow(
  key: string,
  change: RowChange,
  was: EditorRow | undefined,
  rows: readonly EditorRow[],
  restored: RestoredChanges,
): void {
  const now = rows.find((row) => row.key === key);
  const before = was ?? now;
  if (now && !isChangedElsewhere(now, was, change)) {
    restored.changes.push({ type: 'rows', edit: { type: 'changed', key, change } });
  } else if (before) {
    const [mine] = applyEdit([{ ...before, key }], { type: 'changed', key, change });
    restored.conflicts = restored.conflicts.filter((conflict) => conflict.key !== key);
    restored.conflicts.push({ key, word: before.target?.text ?? before.typed, change, mine: mine! });
  }
}

/** Everything that was wanted of a row, as one change. */
function wantedOf(changes: readonly StoredChange[], key: string): RowChange {
  const ofRow = changes.map((change) =>
    change.type === 'rows' && isChangeOf(key, change.edit) ? change.edit.change : {},
  );
  return Object.assign({}, ...ofRow) as RowChange;
}
