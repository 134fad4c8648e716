import { newCommandId } from '../../api/command-id.ts';
import { createObservableState, type EditorStore } from '../editor-store.ts';
import {
  rememberedLanguages,
  rememberLanguages,
  rememberPurpose,
  defaultSettings,
} from '../settings/default-settings.ts';
import { applyEdit, type EditorRow } from '../row.ts';
import { draftStorageKey, forgetDraft, storeDraft, readDraft } from './draft-storage.ts';
import {
  type Draft,
  parseDraft,
  type DraftOwner,
  type Place,
  takeFirstReleaseDraft,
  serializeDraft,
} from './stored-draft.ts';

export interface DraftStore extends EditorStore {
  /** Where the deck goes; null for the user's root. */
  place: () => Place | null;
  moveTo: (place: Place) => void;
  /**
   * Marks the draft as sent and gives it. A change after that makes its `command_id` another one, so that sending it again
   * makes another deck.
   */
  beginSending: () => Draft;
  /** Begins anew; the function that comes back undoes that. */
  reset: () => () => void;
  /** The deck is made: of the draft only what came in after it was sent stays. */
  forgetSent: () => void;
  /** Takes over what another tab has made of the draft. */
  onStorageEvent: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;
  /** The draft would be lost with the tab. */
  isUnsaved: () => boolean;
}

/**
 * The draft of a user. It is stored on this device with every change, so that leaving, closing the tab or the browser loses
 * nothing. All tabs have the same draft: a change is made to what is stored, not to what this tab has seen last.
 * `directory`: the folder it was begun in, when one is named; a draft that is there already goes there.
 */
export function createDraftStore(owner: DraftOwner, directory?: number): DraftStore {
  const { user_id } = owner;
  takeFirstReleaseDraft(owner);
  let storedText = readDraft(user_id);
  let draft = parseDraft(storedText) ?? newDraft();
  if (directory !== undefined && directory !== draft.place?.parent_id) draft = { ...draft, place: placeIn(directory) };
  /** The rows that were sent last, each as text. */
  let sentRows = new Set<string>();
  const observable = createObservableState({
    ...shownOf(draft),
    saving: 'stored',
    message: undefined,
    conflicts: [],
    unsaved: [],
  });

  function show(next: Draft) {
    draft = next;
    observable.update(shownOf(draft));
  }
  /** Takes over what other tabs have stored since. */
  function catchUp() {
    const text = readDraft(user_id);
    if (text === storedText) return;
    const theirs = parseDraft(text);
    // When the stored draft was removed from outside, this tab goes on with what it shows, and stores that with the next change.
    if (!theirs) return;
    storedText = text;
    show(theirs);
  }
  function store() {
    const text = serializeDraft(draft);
    const isStored = storeDraft(user_id, text);
    if (isStored) storedText = text;
    observable.update({ saving: isStored ? 'stored' : 'not stored' });
  }
  /** Makes a change to the draft as the last tab has left it. */
  function change(makeChange: (latest: Draft) => Partial<Draft>) {
    catchUp();
    const { was_sent, command_id } = draft;
    show({
      ...draft,
      ...makeChange(draft),
      was_sent: false,
      command_id: was_sent ? newCommandId() : command_id,
    });
    observable.update({ message: undefined });
    store();
  }

  return {
    state: observable.state,
    subscribe: observable.subscribe,
    place: () => draft.place,
    moveTo: (place) => change(() => ({ place })),
    edit: (...edits) => change(({ rows }) => ({ rows: edits.reduce(applyEdit, rows) })),
    remove: (keys) => {
      let before: readonly EditorRow[] = [];
      change(({ rows }) => {
        before = rows;
        return { rows: applyEdit(rows, { type: 'deleted', keys }) };
      });
      return () => change(({ rows }) => ({ rows: withReturned(rows, before, keys) }));
    },
    keyToReturn: (key) => key,
    changeSettings: (changed) => {
      if (changed.purpose) rememberPurpose(changed.purpose);
      change(({ settings, rows }) => {
        const languages = changed.purpose && rows.length === 0 ? rememberedLanguages(changed.purpose) : undefined;
        return { settings: { ...settings, ...changed, ...languages } };
      });
    },
    changeLanguages: async (languages, rows) => {
      rememberLanguages(draft.settings.purpose, languages);
      change(({ settings, rows: latest }) => ({
        settings: { ...settings, ...languages },
        rows: withChosenTexts(latest, rows),
      }));
      return Promise.resolve();
    },
    // Two tabs edit one and the same draft, so there are no conflicts.
    resolveConflict: () => undefined,
    // A draft is sent as a whole, so no single change can fail.
    resolveUnsaved: () => undefined,
    showMessage: (message) => observable.update({ message }),
    beginSending: () => {
      catchUp();
      draft = { ...draft, was_sent: true };
      sentRows = new Set(draft.rows.map(asText));
      store();
      return draft;
    },
    reset: () => {
      const { settings, rows: before } = draft;
      change((latest) => ({ settings: { ...latest.settings, deck_name: '' }, rows: [] }));
      const keys = before.map(({ key }) => key);
      return () => change(({ rows }) => ({ settings, rows: withReturned(rows, before, keys) }));
    },
    forgetSent: () => {
      catchUp();
      const left = draft.rows.filter((row) => !sentRows.has(asText(row)));
      if (left.length === 0) return forgetDraft(user_id);
      const settings = { ...draft.settings, deck_name: '' };
      change(() => ({ settings, rows: left }));
    },
    onStorageEvent: ({ key, newValue }) => {
      if (key !== draftStorageKey(user_id)) return;
      // Removed: the other tab has made it into a deck.
      const theirs = newValue === null ? newDraft() : parseDraft(newValue);
      if (!theirs) return;
      storedText = newValue;
      show(theirs);
    },
    isUnsaved: () =>
      observable.state().saving === 'not stored' && (draft.rows.length > 0 || draft.settings.deck_name !== ''),
  };
}

const newDraft = (): Draft => ({
  command_id: newCommandId(),
  was_sent: false,
  settings: defaultSettings(),
  rows: [],
  place: null,
});
const shownOf = ({ settings, rows }: Draft) => ({ settings, rows });
const asText = (row: EditorRow) => JSON.stringify({ ...row, word_id: null });

/** A text that belongs to no name of the library. */
const nameless = (text: EditorRow['target']) => text && { ...text, translation_id: null };

/** The rows with the texts that were chosen for them. A row that came in meanwhile keeps its texts as they were typed. */
const withChosenTexts = (latest: readonly EditorRow[], chosen: readonly EditorRow[]): readonly EditorRow[] => {
  const chosenOf = new Map(chosen.map((row) => [row.key, row]));
  return latest.map(
    (row) => chosenOf.get(row.key) ?? { ...row, target: nameless(row.target), source: nameless(row.source) },
  );
};

const placeIn = (parent_id: number): Place => ({ parent_id, category_id: null });

/** The rows with those put back that were taken away: each stands before the row that followed it, if that is still there. */
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
