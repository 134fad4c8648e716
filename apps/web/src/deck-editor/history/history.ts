import type { DeckSettings, EditorState, EditorStore } from '../editor-store.ts';
import { applyEdit, type EditorLanguages, type EditorRow, type RowEdit } from '../row.ts';
import { editsBetween } from './edits-between.ts';

/** So many steps can be undone. */
export const mostSteps = 100;

/** An editor store whose edits can be undone, one after the other, and done again. */
export interface UndoableStore extends EditorStore {
  /** Undoes the last step that is not undone; does nothing when there is none. */
  undo: () => void;
  /** Does again what was undone last, as long as nothing else was done since. */
  redo: () => void;
  /** Which of the two would do something. */
  steps: () => 'none' | 'undo' | 'redo' | 'both';
  /** Undoes the step that was made last when this is called, also when others were made since. */
  undoOfLast: () => () => void;
  /** Makes edits that are no step: they belong to what somebody did before, as a picture that was found for a word. */
  editAlong: EditorStore['edit'];
  /** Runs something that changes the store by another way, as one step. */
  asStep: (change: () => void) => void;
}

interface Snapshot {
  settings: DeckSettings;
  rows: readonly EditorRow[];
}
/** What somebody did at once: the deck before it and after it. */
interface Step {
  from: Snapshot;
  to: Snapshot;
}

/**
 * Remembers what is done to a store, at most {@link mostSteps} steps. A step is undone by the edits that lead back from what
 * it made: what was changed elsewhere in between stays. A change of the languages of a deck that is there (`isMade`) ends
 * it all where its words become others by that.
 */
export function withHistory(store: EditorStore, isMade: boolean): UndoableStore {
  let done: Step[] = [];
  let undone: Step[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function record(from: Snapshot) {
    const to = snapshotOf(store.state());
    if (isSame(from, to)) return;
    const last = done.at(-1);
    // The name of a draft comes letter by letter, and is undone whole.
    const isTyping = !isMade && last && undone.length === 0 && isNameOnly(last) && isNameOnly({ from, to });
    if (isTyping) last.to = to;
    else done = [...done, { from, to }].slice(-mostSteps);
    undone = [];
    tell();
  }
  function asStep(change: () => void) {
    const from = snapshotOf(store.state());
    change();
    record(from);
  }
  /** Leads the deck from one snapshot to another, and gives the step that was made by that. */
  function lead({ from, to }: Step): Step {
    const before = snapshotOf(store.state());
    const settings = settingsBetween(from.settings, to.settings);
    if (Object.keys(settings).length > 0) store.changeSettings(settings);
    if (areLanguagesOther(from, to)) {
      const wanted = new Map(to.rows.map((row) => [row.key, row]));
      const rows = store.state().rows.map((row) => wanted.get(row.key) ?? row);
      void store.changeLanguages(languagesOf(to), rows);
      return { from: before, to: snapshotOf(store.state()) };
    }
    const edits = editsBetween(from.rows, returning(from, to));
    const [deleted, ...others] = edits;
    if (deleted?.type === 'deleted') {
      store.remove(deleted.keys);
      if (others.length > 0) store.edit(...others);
    } else if (edits.length > 0) store.edit(...edits);
    return { from: before, to: snapshotOf(store.state()) };
  }
  /**
   * The rows that are led to. Those that come back do so under the keys that the store gives them, here and in all steps, and
   * as the words they were.
   */
  function returning(from: Snapshot, to: Snapshot): readonly EditorRow[] {
    const present = new Set(from.rows.map(({ key }) => key));
    const newKeys = new Map<string, string>();
    for (const { key } of to.rows) {
      const newKey = present.has(key) ? key : store.keyToReturn(key);
      if (newKey !== key) newKeys.set(key, newKey);
    }
    if (newKeys.size === 0) return to.rows;
    const renamed = (rows: readonly EditorRow[]) =>
      rows.map((row) => {
        const key = newKeys.get(row.key);
        return key === undefined ? row : { ...row, key, word_id: null, restores: row.word_id ?? row.restores };
      });
    for (const step of [...done, ...undone]) {
      step.from = { ...step.from, rows: renamed(step.from.rows) };
      step.to = { ...step.to, rows: renamed(step.to.rows) };
    }
    return renamed(to.rows);
  }
  /** Makes an edit of a row part of the last step that was about that row. */
  function addToStep(edit: Extract<RowEdit, { type: 'changed' }>) {
    const edited = (snapshot: Snapshot) => ({ ...snapshot, rows: applyEdit(snapshot.rows, edit) });
    const place = done.findLastIndex(({ from, to }) => rowOf(from, edit.key) !== rowOf(to, edit.key));
    if (place < 0) return;
    done = done.map((step, index) => {
      if (index < place) return step;
      return Object.assign(step, { from: index > place ? edited(step.from) : step.from, to: edited(step.to) });
    });
  }
  function undoStep(step: Step) {
    if (!done.includes(step)) return;
    done = done.filter((other) => other !== step);
    undone = [...undone, lead({ from: step.to, to: step.from })];
    tell();
  }

  return {
    ...store,
    edit: (...edits) => asStep(() => store.edit(...edits)),
    editAlong: (...edits) => {
      store.edit(...edits);
      for (const edit of edits) if (edit.type === 'changed') addToStep(edit);
    },
    asStep,
    remove: (keys) => {
      asStep(() => store.remove(keys));
      const step = done.at(-1);
      return () => step && undoStep(step);
    },
    changeSettings: (change) => asStep(() => store.changeSettings(change)),
    changeLanguages: async (languages, rows) => {
      const isOther = isMade && languages.target_language !== store.state().settings.target_language;
      const from = snapshotOf(store.state());
      const changed = store.changeLanguages(languages, rows);
      record(from);
      if (isOther) {
        [done, undone] = [[], []];
        tell();
      }
      await changed;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    undo: () => {
      const step = done.at(-1);
      if (step) undoStep(step);
    },
    redo: () => {
      const step = undone.at(-1);
      if (!step) return;
      undone = undone.slice(0, -1);
      done = [...done, lead({ from: step.to, to: step.from })];
      tell();
    },
    steps: () => {
      if (done.length > 0) return undone.length > 0 ? 'both' : 'undo';
      return undone.length > 0 ? 'redo' : 'none';
    },
    undoOfLast: () => {
      const step = done.at(-1);
      return () => step && undoStep(step);
    },
  };
}

const snapshotOf = ({ settings, rows }: EditorState): Snapshot => ({ settings, rows });
const languagesOf = ({ settings }: Snapshot): EditorLanguages => ({
  target_language: settings.target_language,
  source_language: settings.source_language,
});
const rowOf = ({ rows }: Snapshot, key: string) => rows.find((row) => row.key === key);
const isSame = (from: Snapshot, to: Snapshot) =>
  !areLanguagesOther(from, to) &&
  Object.keys(settingsBetween(from.settings, to.settings)).length === 0 &&
  editsBetween(from.rows, to.rows).length === 0;
const areLanguagesOther = (from: Snapshot, to: Snapshot) =>
  JSON.stringify(languagesOf(from)) !== JSON.stringify(languagesOf(to));

/** What differs in the settings, beside the languages. */
function settingsBetween(from: DeckSettings, to: DeckSettings) {
  const names = ['deck_name', 'purpose', 'show_translation'] as const;
  return Object.fromEntries(names.flatMap((name) => (from[name] === to[name] ? [] : [[name, to[name]]])));
}

const isNameOnly = ({ from, to }: Step) =>
  from.rows === to.rows &&
  !areLanguagesOther(from, to) &&
  Object.keys(settingsBetween(from.settings, to.settings)).join() === 'deck_name';
