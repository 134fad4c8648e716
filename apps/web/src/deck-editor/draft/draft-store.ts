import { newCommandId } from '../../connection/command-id.ts';
import { createTold, type DeckSettings, type EditorStore } from '../editor-store.ts';
import { rememberedLanguages, rememberLanguages, rememberPurpose, settingsAtFirst } from '../settings/remembered.ts';
import type { EditorRow } from '../row.ts';
import { applyEdit } from '../row-edit.ts';
import { forgetDraft, keepDraft, type Place, readDraft } from './draft.ts';

export interface DraftStore extends EditorStore {
  /** Where the deck goes; null for the user's root. */
  place: () => Place | null;
  moveTo: (place: Place) => void;
  /** Under which the draft is sent; another one once it was changed after having been sent. */
  commandId: () => string;
  /** Begins anew; the function that comes back undoes that. */
  reset: () => () => void;
  /** The deck is made: nothing is kept of it. */
  forget: () => void;
}

/**
 * The draft of a user: kept in this tab with every change, so that leaving loses nothing (specification 3 section 3).
 * `directory`: the folder it was begun in, when one is named; a draft that is there already goes there.
 */
export function createDraftStore(username: string, directory?: number): DraftStore {
  const kept = readDraft(username);
  const told = createTold({
    settings: kept?.settings ?? settingsAtFirst(),
    rows: kept?.rows ?? [],
    saving: 'kept',
    message: undefined,
    conflicts: [],
  });
  let command_id = kept?.command_id ?? newCommandId();
  let place =
    directory === undefined || directory === kept?.place?.parent_id ? (kept?.place ?? null) : placeIn(directory);
  let wasSent = false;

  function put(change: { rows?: readonly EditorRow[]; settings?: DeckSettings }) {
    if (wasSent) command_id = newCommandId();
    wasSent = false;
    told.put({ ...change, message: undefined });
    const { settings, rows } = told.state();
    keepDraft({ username, command_id, settings, place, rows: rows.map((row) => ({ ...row, word_id: null })) });
  }

  return {
    ...told,
    place: () => place,
    moveTo: (wanted) => {
      place = wanted;
      put({});
    },
    edit: (...edits) => put({ rows: edits.reduce(applyEdit, told.state().rows) }),
    remove: (keys) => {
      const { rows } = told.state();
      put({ rows: applyEdit(rows, { type: 'deleted', keys }) });
      return () => put({ rows: withReturned(told.state().rows, rows, keys) });
    },
    changeSettings: (change) => {
      const { settings, rows } = told.state();
      if (change.purpose) rememberPurpose(change.purpose);
      const languages = change.purpose && rows.length === 0 ? rememberedLanguages(change.purpose) : undefined;
      put({ settings: { ...settings, ...change, ...languages } });
    },
    changeLanguages: async (languages, rows) => {
      rememberLanguages(told.state().settings.purpose, languages);
      put({ settings: { ...told.state().settings, ...languages }, rows });
      return Promise.resolve();
    },
    // Nobody else edits a draft.
    decide: () => undefined,
    tell: (message) => told.put({ message }),
    commandId: () => {
      wasSent = true;
      return command_id;
    },
    reset: () => {
      const { settings, rows } = told.state();
      put({ settings: { ...settings, deck_name: '' }, rows: [] });
      return () => put({ settings, rows });
    },
    forget: forgetDraft,
  };
}

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
