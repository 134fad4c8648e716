import { z } from 'zod/mini';
import { StoredRowFields, parseJson } from '../../draft/stored-row.ts';
import type { DeckSettings } from '../../editor-store.ts';
import type { EditorRow, RowChange, RowEdit } from '../../row.ts';
import { keyOfEdit, type PendingChange } from '../sending/pending-change.ts';
import type { Conflict } from '../conflicts.ts';
import { keyOf } from '../sending/server-rows.ts';
import { forgetOfSession, readOfSession } from '../../../browser/stored-values.ts';

const Row = z.object({ ...StoredRowFields.shape, word_id: z.nullable(z.int()), restores: z.optional(z.int()) });
/** A field without a value is left out: with one it would be taken away from the row. */
const RowChanged = z.pipe(
  z.partial(
    z.object({
      typed: z.string(),
      typed_translation: z.nullable(z.string()),
      waits_for_network: z.boolean(),
      image: Row.shape.image,
      target: Row.shape.target,
      source: Row.shape.source,
      extra: z.nullable(z.string()),
      sound: Row.shape.sound,
      // Without the default that it has in a row.
      source_sound: Row.shape.sound,
      note: z.nullable(z.string()),
      example: z.nullable(z.string()),
      example_translation: z.nullable(z.string()),
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
  z.object({ type: z.literal('ordered'), keys: z.array(z.string()).check(z.minLength(1)) }),
  z.object({ type: z.literal('changed'), key: z.string(), change: RowChanged }),
]);
const Settings = z.object({
  deck_name: z.optional(z.string()),
  purpose: z.optional(z.enum(['study', 'learn'])),
  show_translation: z.optional(z.boolean()),
});
const Stored = z.object({
  changes: z.array(
    z.discriminatedUnion('type', [
      // `was`: the row, or the settings, as the server had them when the change was made.
      z.object({ type: z.literal('rows'), edit: Edit, was: z.optional(Row) }),
      z.object({ type: z.literal('settings'), change: Settings, was: Settings }),
    ]),
  ),
  conflicts: z.array(z.object({ key: z.string(), word: z.string(), change: RowChanged, mine: Row })),
});

/** What a page has not sent of a deck, and the conflicts that nobody has decided, as this browser stores them. */
export interface StoredChanges {
  changes: (
    | { type: 'rows'; edit: RowEdit; was?: EditorRow | undefined }
    | { type: 'settings'; change: StoredSettings; was: StoredSettings }
  )[];
  conflicts: Conflict[];
}
type StoredSettings = z.infer<typeof Settings>;

/** What is stored, its conflicts under the keys that rows get when the deck is opened; nothing when it is broken. */
export function parseChanges(text: string): StoredChanges {
  const { changes, conflicts } = Stored.safeParse(parseJson(text)).data ?? { changes: [], conflicts: [] };
  return { changes, conflicts: conflicts.map((conflict) => ({ ...conflict, key: keyOfConflict(conflict) })) };
}

/** A conflict goes to its row; one whose row the server does not have keeps its key. */
const keyOfConflict = ({ key, mine }: Conflict) => (mine.word_id === null ? key : keyOf(mine.word_id));

/**
 * Pending changes and conflicts as text; null when there are none. Rows that the server has are named by the keys they get
 * when the deck is opened. A change of languages is not stored: whoever makes it waits for it.
 */
export function serializeChanges(
  pending: readonly PendingChange[],
  serverRows: readonly EditorRow[],
  serverSettings: DeckSettings,
  conflicts: readonly Conflict[],
): string | null {
  const rowsByKey = new Map(serverRows.map((row) => [row.key, row]));
  const storedKey = (key: string) => {
    const word_id = rowsByKey.get(key)?.word_id ?? null;
    return word_id === null ? key : keyOf(word_id);
  };
  const changes: StoredChanges['changes'] = pending.flatMap((change) => {
    if (change.type === 'languages') return [];
    if (change.type === 'settings') {
      const { deck_name, purpose, show_translation } = serverSettings;
      return { type: 'settings' as const, change: change.change, was: { deck_name, purpose, show_translation } };
    }
    const was = rowsByKey.get(keyOfEdit(change.edit));
    return { type: 'rows' as const, edit: withStoredKeys(change.edit, storedKey), ...(was && { was }) };
  });
  return changes.length === 0 && conflicts.length === 0 ? null : JSON.stringify({ changes, conflicts });
}

function withStoredKeys(edit: RowEdit, storedKey: (key: string) => string): RowEdit {
  const storedPlace = (before: string | null) => before && storedKey(before);
  switch (edit.type) {
    case 'added':
      return { ...edit, before: storedPlace(edit.before) };
    case 'deleted':
    case 'ordered':
      return { ...edit, keys: edit.keys.map(storedKey) };
    case 'moved':
      return { ...edit, key: storedKey(edit.key), before: storedPlace(edit.before) };
    case 'changed':
      return { ...edit, key: storedKey(edit.key) };
  }
}

/**
 * Removes what the first release stored of a deck with the tab, new rows and conflicts, and gives it in the present form;
 * null for nothing.
 */
export function takeFirstReleaseChanges(deck_id: number): string | null {
  const [rows, conflicts] = [readOfSession(`unsent-words-${deck_id}`), readOfSession(`open-conflicts-${deck_id}`)];
  if (rows === null && conflicts === null) return null;
  forgetOfSession(`unsent-words-${deck_id}`);
  forgetOfSession(`open-conflicts-${deck_id}`);
  const added = (parseJson(rows) ?? []) as object[];
  const changes = added.map((row) => ({ type: 'rows', edit: { type: 'added', row, before: null } }));
  return JSON.stringify({ changes, conflicts: parseJson(conflicts) ?? [] });
}
