import type { Problem } from '@lexiroom/contracts/errors';
import type { EditorLanguages, EditorRow, RowEdit } from './row.ts';
import type { Conflict } from './saving/conflicts.ts';

/** How long something can be undone, in milliseconds. */
export const undoableMs = 8000;

export type Purpose = 'study' | 'learn';

/** The settings of a deck: everything that is edited beside its rows. */
export interface DeckSettings extends EditorLanguages {
  deck_name: string;
  purpose: Purpose;
  show_translation: boolean;
}

/** What the message area tells; `stale`: it was changed elsewhere; `lost`: only reloading the page helps. */
export type EditorMessage =
  { type: 'refused'; refusal: Pick<Problem, 'code' | 'params'> | undefined } | { type: 'stale' } | { type: 'lost' };

/** A change that could not be saved, while others were. It is shown at its row, or below the rows when that is not there. */
export interface UnsavedChange {
  id: string;
  /** The part of the deck that the change is about. `deleted`: a row that the server still has. */
  what: 'row' | 'deleted' | 'settings';
  /** The key of the row; null when the change is about no row. */
  key: string | null;
  /** What the row is called. */
  word: string;
}

export interface EditorState {
  settings: DeckSettings;
  rows: readonly EditorRow[];
  /**
   * Of a draft: stored on this device, or not for want of room. Of a deck that is there: whether the server has everything.
   * While it has not, the changes are stored on this device, or not for want of room.
   */
  saving: 'stored' | 'not stored' | 'saved' | 'saving' | 'failed' | 'failed, not stored';
  message: EditorMessage | undefined;
  /** Changes of rows that were changed elsewhere at the same time, in another way. */
  conflicts: readonly Conflict[];
  unsaved: readonly UnsavedChange[];
}

/** A deck that is edited, either a draft or a deck that is there: both look the same to the screen. */
export interface EditorStore {
  subscribe: (listener: () => void) => () => void;
  state: () => EditorState;
  edit: (...edits: readonly RowEdit[]) => void;
  /** Takes rows away; the function that comes back puts them back as they were. */
  remove: (keys: readonly string[]) => () => void;
  /** The key under which a row that was deleted can come back: its own as long as it is there still, else a new one. */
  keyToReturn: (key: string) => string;
  changeSettings: (change: Partial<Omit<DeckSettings, keyof EditorLanguages>>) => void;
  /** Other languages, and what each row has chosen in them. */
  changeLanguages: (languages: EditorLanguages, rows: readonly EditorRow[]) => Promise<void>;
  /** Decides a conflict about a row: the own change is made after all, or given up. */
  resolveConflict: (key: string, whose: 'mine' | 'theirs') => void;
  /** Sends a change that could not be saved once more, or gives it up. */
  resolveUnsaved: (id: string, how: 'retry' | 'discard') => void;
  /** Shows a message, or takes it away. */
  showMessage: (message: EditorMessage | undefined) => void;
}

/** The state of an editor store, which tells its listeners of every update. */
export function createObservableState(initial: EditorState) {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (change: Partial<EditorState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
