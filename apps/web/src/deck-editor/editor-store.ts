import type { Problem } from '@lexiroom/contracts/errors';
import type { EditorLanguages, EditorRow, RowEdit } from './row.ts';
import type { Conflict } from './saving/conflicts.ts';

/** How long something can be undone, in milliseconds. */
export const undoableMs = 8000;

export type Purpose = 'study' | 'learn';

/** What a deck is, beside its rows. */
export interface DeckSettings extends EditorLanguages {
  deck_name: string;
  purpose: Purpose;
  show_translation: boolean;
}

/** What the message area tells; `stale`: it has been changed elsewhere; `lost`: only reading the page anew helps. */
export type EditorMessage =
  { type: 'refused'; refusal: Pick<Problem, 'code' | 'params'> | undefined } | { type: 'stale' } | { type: 'lost' };

export interface EditorState {
  settings: DeckSettings;
  rows: readonly EditorRow[];
  /**
   * Of a draft: kept on this device, or not for want of room. Of a deck: whether the server has everything, or could not
   * take it; then it is kept on this device, or not for want of room.
   */
  saving: 'kept' | 'unkept' | 'saved' | 'saving' | 'failed' | 'failed unkept';
  message: EditorMessage | undefined;
  /** Changes of rows that were made elsewhere as well, in another way. */
  conflicts: readonly Conflict[];
  /** Changes that could not be saved, while others were. */
  unsaved: readonly Unsaved[];
}

/** A deck that is edited, a draft or one that is there: the same to the screen. */
export interface EditorStore {
  subscribe: (listener: () => void) => () => void;
  state: () => EditorState;
  edit: (...edits: readonly RowEdit[]) => void;
  /** Takes rows away; the function that comes back puts them back as they were. */
  remove: (keys: readonly string[]) => () => void;
  changeSettings: (change: Partial<Omit<DeckSettings, keyof EditorLanguages>>) => void;
  /** Other languages, and what each row has chosen in them. */
  changeLanguages: (languages: EditorLanguages, rows: readonly EditorRow[]) => Promise<void>;
  /** Ends a conflict about a row: what was wanted here is done after all, or given up. */
  decide: (key: string, whose: 'mine' | 'theirs') => void;
  /** Sends once more what could not be saved, or gives it up. */
  settle: (id: string, how: 'retry' | 'discard') => void;
  /** Shows a message, or takes it away. */
  tell: (message: EditorMessage | undefined) => void;
}

/** The part of a store that tells its listeners what is the case. */
export function createTold(atFirst: EditorState) {
  const listeners = new Set<() => void>();
  let state = atFirst;
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put: (change: Partial<EditorState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

/** A change that could not be saved, as the editor shows it: at its row, or below the rows when that is not there. */
export interface Unsaved {
  id: string;
  /** What it is about. `deleted`: a row that the server still has. */
  what: 'row' | 'deleted' | 'settings';
  /** Of the row; null when it is about none. */
  key: string | null;
  /** What the row is called. */
  word: string;
}
