import { z } from 'zod/mini';
import { KeptFields, parsed } from '../draft/stored-row.ts';
import type { DeckSettings } from '../editor-store.ts';
import type { EditorRow, RowChange, RowEdit } from '../row.ts';
import { type Change, keyOfEdit } from './pending-change.ts';
import type { Conflict } from './conflicts.ts';
import { keyOf } from './send-edit.ts';
import { forgetOfSession, readOfSession } from '../../browser/stored-values.ts';

const Row = z.object({ ...KeptFields.shape, word_id: z.nullable(z.int()) });
/** What is not named is not changed: named without a value, it would be taken away. */
const RowChanged = z.pipe(
  z.partial(
    z.object({
      typed: z.string(),
      typed_translation: z.nullable(z.string()),
      waits_for_network: z.boolean(),
      image: Row.shape.image,
      target: Row.shape.target,
      source: Row.shape.source,
      sound: Row.shape.sound,
    }),
  ),
  z.transform((change): RowChange =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  ),
);
const Place = z.nullable(z.string());
const Edit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('added'), row: Row, before: Place }),
  z.object({ type: z.literal('deleted'), keys: z.array(z.string()).check(z.minLength(1)) }),
  z.object({ type: z.literal('moved'), key: z.string(), before: Place }),
  z.object({ type: z.literal('changed'), key: z.string(), change: RowChanged }),
]);
const Settings = z.object({
  deck_name: z.optional(z.string()),
  purpose: z.optional(z.enum(['study', 'learn'])),
  show_translation: z.optional(z.boolean()),
});
const Kept = z.object({
  changes: z.array(
    z.discriminatedUnion('type', [
      // `was`: the row as the server had it when it was changed.
      z.object({ type: z.literal('rows'), edit: Edit, was: z.optional(Row) }),
      z.object({ type: z.literal('settings'), change: Settings, was: Settings }),
    ]),
  ),
  conflicts: z.array(z.object({ key: z.string(), word: z.string(), change: RowChanged, mine: Row })),
});

/** What a page has not sent of a deck, and what nobody has decided, as this browser keeps it. */
export interface KeptChanges {
  changes: (
    | { type: 'rows'; edit: RowEdit; was?: EditorRow | undefined }
    | { type: 'settings'; change: SettingsKept; was: SettingsKept }
  )[];
  conflicts: Conflict[];
}
type SettingsKept = z.infer<typeof Settings>;

/** What lies there, its conflicts under the keys that rows get when the deck is opened; nothing when it is broken. */
export function keptIn(text: string): KeptChanges {
  const { changes, conflicts } = Kept.safeParse(parsed(text)).data ?? { changes: [], conflicts: [] };
  return { changes, conflicts: conflicts.map((one) => ({ ...one, key: keyOfConflict(one) })) };
}

/**
 * What waits, as text; null when nothing does. Rows that the server has are named as they are when the deck is opened.
 * Other languages are not kept: whoever changes them waits for it.
 */
export function textOfChanges(
  waiting: readonly Change[],
  rows: readonly EditorRow[],
  settings: DeckSettings,
  conflicts: readonly Conflict[],
): string | null {
  const known = new Map(rows.map((row) => [row.key, row]));
  const keptKey = (key: string) => {
    const word_id = known.get(key)?.word_id ?? null;
    return word_id === null ? key : keyOf(word_id);
  };
  const place = (key: string | null) => key && keptKey(key);
  const kept: KeptChanges['changes'] = waiting.flatMap((change) => {
    if (change.type === 'languages') return [];
    if (change.type === 'settings') {
      const { deck_name, purpose, show_translation } = settings;
      return { type: 'settings' as const, change: change.change, was: { deck_name, purpose, show_translation } };
    }
    const was = known.get(keyOfEdit(change.edit));
    return { type: 'rows' as const, edit: renamed(change.edit, keptKey, place), ...(was && { was }) };
  });
  if (kept.length === 0 && conflicts.length === 0) return null;
  return JSON.stringify({ changes: kept, conflicts });
}

/** A conflict stays at its row; one whose row is gone keeps its name. */
const keyOfConflict = ({ key, mine }: Conflict) => (mine.word_id === null ? key : keyOf(mine.word_id));

function renamed(edit: RowEdit, keptKey: (key: string) => string, place: (key: string | null) => string | null) {
  switch (edit.type) {
    case 'added':
      return { ...edit, before: place(edit.before) };
    case 'deleted':
      return { ...edit, keys: edit.keys.map(keptKey) };
    case 'moved':
      return { ...edit, key: keptKey(edit.key), before: place(edit.before) };
    case 'changed':
      return { ...edit, key: keptKey(edit.key) };
  }
}

/** Takes away what an earlier release kept of a deck with the tab, new rows and conflicts, in the form of today; null for nothing. */
export function takeKeptInTab(deck_id: number): string | null {
  const [rows, conflicts] = [readOfSession(`unsent-words-${deck_id}`), readOfSession(`open-conflicts-${deck_id}`)];
  if (rows === null && conflicts === null) return null;
  forgetOfSession(`unsent-words-${deck_id}`);
  forgetOfSession(`open-conflicts-${deck_id}`);
  const added = (parsed(rows) ?? []) as object[];
  const changes = added.map((row) => ({ type: 'rows', edit: { type: 'added', row, before: null } }));
  return JSON.stringify({ changes, conflicts: parsed(conflicts) ?? [] });
}
