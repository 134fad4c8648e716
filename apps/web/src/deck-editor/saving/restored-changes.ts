import type { DeckSettings } from '../editor-store.ts';
import { applyEdit, type EditorRow, type RowChange } from '../row.ts';
import type { Change } from './pending-change.ts';
import type { Conflict } from './conflicts.ts';
import type { KeptChanges } from './stored-changes.ts';

/** What is left to be done of changes that were kept. */
export interface TakenUp {
  changes: Change[];
  conflicts: Conflict[];
  /** A setting was changed elsewhere since: that stays. */
  isStale: boolean;
}

/**
 * Changes that were kept, for the deck as the server has it now. What it has already is not done again; of what was changed
 * elsewhere as well somebody has to decide. A new row may be there, its answer lost: under the id of its command it comes
 * once.
 */
export function takenUp(
  { changes, conflicts }: KeptChanges,
  rows: readonly EditorRow[],
  settings: DeckSettings,
): TakenUp {
  const left: TakenUp = { changes: [], conflicts: [...conflicts], isStale: false };
  const fresh = new Set(changes.flatMap((one) => (one.type === 'rows' && one.edit.type === 'added' ? one.edit.row.key : []))); // prettier-ignore
  const seen = new Set<string>();
  for (const kept of changes) {
    if (kept.type === 'settings') {
      const names = (Object.keys(kept.change) as (keyof typeof kept.change)[]).filter(
        (name) => kept.change[name] !== settings[name],
      );
      const mine = names.filter((name) => settings[name] === kept.was[name]);
      left.isStale ||= mine.length < names.length;
      const change = Object.fromEntries(mine.map((name) => [name, kept.change[name]]));
      if (mine.length > 0) left.changes.push({ type: 'settings', change });
    } else if (kept.edit.type !== 'changed' || fresh.has(kept.edit.key)) {
      left.changes.push({ type: 'rows', edit: kept.edit });
    } else {
      const { key } = kept.edit;
      if (seen.has(key)) continue;
      seen.add(key);
      const change = changeOf(changes, key);
      const now = rows.find((row) => row.key === key);
      if (now && !isChangedElsewhere(now, kept.was, change)) {
        left.changes.push({ type: 'rows', edit: { type: 'changed', key, change } });
      } else if (kept.was ?? now) {
        const was = kept.was ?? now!;
        const [mine] = applyEdit([{ ...was, key }], { type: 'changed', key, change });
        left.conflicts = left.conflicts.filter((one) => one.key !== key);
        left.conflicts.push({ key, word: was.target?.text ?? was.typed, change, mine: mine! });
      }
    }
  }
  return left;
}

/** All that was wanted of a row. */
const changeOf = (changes: KeptChanges['changes'], key: string): RowChange =>
  Object.assign(
    {},
    ...changes.map((one) => (one.type === 'rows' && one.edit.type === 'changed' && one.edit.key === key ? one.edit.change : {})),
  ) as RowChange; // prettier-ignore

/** What can be changed in two places, as what is compared. */
const contentOf = ({ image, target, source, sound }: RowChange) => ({
  image: image?.image_id,
  target: target?.text,
  source: source?.text,
  sound: sound?.sound_id,
});

/** Whether a row has become another in what was wanted of it, and not that. */
function isChangedElsewhere(now: EditorRow, was: EditorRow | undefined, change: RowChange): boolean {
  const [there, before, wanted] = [contentOf(now), contentOf(was ?? now), contentOf(change)];
  return (['image', 'target', 'source', 'sound'] as const).some(
    (name) => name in change && there[name] !== before[name] && there[name] !== wanted[name],
  );
}

/** Whether a row has all that was wanted of it. */
export function hasAll(row: EditorRow | undefined, change: RowChange): boolean {
  if (!row) return false;
  const [there, wanted] = [contentOf(row), contentOf(change)];
  return (['image', 'target', 'source', 'sound'] as const).every((name) => !(name in change) || there[name] === wanted[name]);
} // prettier-ignore
