import { newCommandId } from '../../api/command-id.ts';
import { createTold, type EditorStore } from '../editor-store.ts';
import {
  rememberedLanguages,
  rememberLanguages,
  rememberPurpose,
  settingsAtFirst,
} from '../settings/default-settings.ts';
import { applyEdit, type EditorRow } from '../row.ts';
import { draftName, forgetDraft, keepDraft, readDraft } from './draft-storage.ts';
import { type Draft, draftOf, type DraftOwner, type Place, takeOldDraft, textOf } from './stored-draft.ts';

export interface DraftStore extends EditorStore {
  /** Where the deck goes; null for the user's root. */
  place: () => Place | null;
  moveTo: (place: Place) => void;
  /** The draft as it is sent now. Its `command_id` is another one once it was changed after having been sent. */
  order: () => Draft;
  /** Begins anew; the function that comes back undoes that. */
  reset: () => () => void;
  /** The deck is made: nothing is kept of it but what came in after it was sent. */
  forget: () => void;
  /** Takes over what another tab has made of the draft. */
  hear: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;
  /** Something would be lost with the tab. */
  isUnkept: () => boolean;
}

/**
 * The draft of a user, kept on this device with every change, so that leaving, closing the tab or the browser loses nothing.
 * All tabs have the same one: each change is made to what lies there, not to what this tab has seen last.
 * `directory`: the folder it was begun in, when one is named; a draft that is there already goes there.
 */
export function createDraftStore(owner: DraftOwner, directory?: number): DraftStore {
  const { user_id } = owner;
  takeOldDraft(owner);
  let kept = readDraft(user_id);
  let draft = draftOf(kept) ?? newDraft();
  if (directory !== undefined && directory !== draft.place?.parent_id) draft = { ...draft, place: placeIn(directory) };
  /** The rows of the last order, as text: each as it was sent. */
  let sent = new Set<string>();
  const told = createTold({ ...shownOf(draft), saving: 'kept', message: undefined, conflicts: [], unsaved: [] });

  function show(next: Draft) {
    draft = next;
    told.put(shownOf(draft));
  }
  function catchUp() {
    const text = readDraft(user_id);
    if (text === kept) return;
    const theirs = draftOf(text);
    // Taken away from outside, what is on the screen stays; it is kept again with the next change.
    if (!theirs) return;
    kept = text;
    show(theirs);
  }
  function keep() {
    const text = textOf(draft);
    const isKept = keepDraft(user_id, text);
    if (isKept) kept = text;
    told.put({ saving: isKept ? 'kept' : 'unkept' });
  }
  /** `change` is made to the draft as the last tab has left it. */
  function put(change: (latest: Draft) => Partial<Draft>) {
    catchUp();
    const { was_sent, command_id } = draft;
    show({ ...draft, ...change(draft), was_sent: false, command_id: was_sent ? newCommandId() : command_id });
    told.put({ message: undefined });
    keep();
  }

  return {
    ...told,
    place: () => draft.place,
    moveTo: (place) => put(() => ({ place })),
    edit: (...edits) => put(({ rows }) => ({ rows: edits.reduce(applyEdit, rows) })),
    remove: (keys) => {
      let before: readonly EditorRow[] = [];
      put(({ rows }) => {
        before = rows;
        return { rows: applyEdit(rows, { type: 'deleted', keys }) };
      });
      return () => put(({ rows }) => ({ rows: withReturned(rows, before, keys) }));
    },
    changeSettings: (change) => {
      if (change.purpose) rememberPurpose(change.purpose);
      put(({ settings, rows }) => {
        const languages = change.purpose && rows.length === 0 ? rememberedLanguages(change.purpose) : undefined;
        return { settings: { ...settings, ...change, ...languages } };
      });
    },
    changeLanguages: async (languages, rows) => {
      rememberLanguages(draft.settings.purpose, languages);
      put(({ settings, rows: latest }) => ({ settings: { ...settings, ...languages }, rows: withTexts(latest, rows) }));
      return Promise.resolve();
    },
    // Two tabs edit one and the same draft.
    decide: () => undefined,
    // Nothing of it is sent before the whole is.
    settle: () => undefined,
    tell: (message) => told.put({ message }),
    order: () => {
      catchUp();
      draft = { ...draft, was_sent: true };
      sent = new Set(draft.rows.map(asText));
      keep();
      return draft;
    },
    reset: () => {
      const { settings, rows: before } = draft;
      put((latest) => ({ settings: { ...latest.settings, deck_name: '' }, rows: [] }));
      const keys = before.map(({ key }) => key);
      return () => put(({ rows }) => ({ settings, rows: withReturned(rows, before, keys) }));
    },
    forget: () => {
      catchUp();
      const left = draft.rows.filter((row) => !sent.has(asText(row)));
      if (left.length === 0) return forgetDraft(user_id);
      const settings = { ...draft.settings, deck_name: '' };
      put(() => ({ settings, rows: left }));
    },
    hear: ({ key, newValue }) => {
      if (key !== draftName(user_id)) return;
      // It was made into a deck there.
      const theirs = newValue === null ? newDraft() : draftOf(newValue);
      if (!theirs) return;
      kept = newValue;
      show(theirs);
    },
    isUnkept: () => told.state().saving === 'unkept' && (draft.rows.length > 0 || draft.settings.deck_name !== ''),
  };
}

const newDraft = (): Draft => ({
  command_id: newCommandId(),
  was_sent: false,
  settings: settingsAtFirst(),
  rows: [],
  place: null,
});
const shownOf = ({ settings, rows }: Draft) => ({ settings, rows });
const asText = (row: EditorRow) => JSON.stringify({ ...row, word_id: null });

const nameless = (text: EditorRow['target']) => text && { ...text, translation_id: null };

/** Rows with the texts that were chosen for them; one that came in meanwhile keeps its words, without a name of the library. */
const withTexts = (latest: readonly EditorRow[], chosen: readonly EditorRow[]): readonly EditorRow[] => {
  const chosenOf = new Map(chosen.map((row) => [row.key, row]));
  return latest.map(
    (row) => chosenOf.get(row.key) ?? { ...row, target: nameless(row.target), source: nameless(row.source) },
  );
};

const placeIn = (parent_id: number): Place => ({ parent_id, category_id: null });

/** Rows that were taken away, each before the row that followed it then, as far as that is still there. */
export function withReturned(
  rows: readonly EditorRow[],
  before: readonly EditorRow[],
  keys: readonly string[],
): readonly EditorRow[] {
  let next: string | null = null;
  let returned = rows;
  for (const row of before.toReversed()) {
    if (keys.includes(row.key)) returned = applyEdit(returned, { type: 'added', row, before: next });
    if (returned.some(({ key }) => key === row.key)) next = row.key;
  }
  return returned;
}
