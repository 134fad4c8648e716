import type { EditedDeck } from '@lexiroom/contracts/deck-editor';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { isFinal } from '../../api/final-refusal.ts';
import { createTold, type DeckSettings, type EditorMessage, type EditorStore, undoableMs } from '../editor-store.ts';
import type { EditorRow } from '../row.ts';
import { applyEdit, type RowEdit } from '../row-edit.ts';
import { anew, type Change, gathered, isRefused, rowsAfter, withChange } from './change.ts';
import { type Conflict, conflictOf, isChangeOf, isDecidedBy, ownEdit } from './conflicts.ts';
import { fieldsOf, rowsOf, settingsOf } from './deck-rows.ts';
import { keepConflicts, readConflicts } from './kept-conflicts.ts';
import { type KnownDeck, sendEdit } from './send-edit.ts';
import { keepUnsent, readUnsent } from './unsent-rows.ts';

/** No connection, too many calls, a server that is busy: of these nothing is told but that it is not saved. */
const untold = [0, 429, 503];

/** So long after what could not be sent is tried again by itself, in milliseconds. */
export const retryMs = 5000;

export interface SavedStore extends EditorStore {
  /** Sends what could not be sent, once more. */
  retry: () => void;
  /** Reads the deck anew, unless changes are on their way. */
  reload: () => Promise<void>;
  /** Sends at once what could still be undone: the page is left. */
  flush: () => void;
  /** Changes that the server does not have would be lost with the tab. */
  isUnsent: () => boolean;
}

/**
 * A deck that is there. A change is shown at once and sent in its turn; what is shown is what the server is known to have
 * with the changes that wait on top. What cannot be sent now waits and is tried again: without a connection, with a server
 * in trouble, after the log-in has ended. A change that is refused for good is dropped, which takes it back, and told; one of
 * a row that was changed elsewhere as well is kept as a conflict, in this tab, until somebody decides, and a new row stays
 * on the screen until it is another or deleted. `onSaved`: the server has everything.
 */
export function createSavedStore(deck: EditedDeck, onSaved: () => void): SavedStore {
  const { deck_id } = deck;
  let known: KnownDeck = { deck_id, rev: deck.rev, rows: rowsOf(deck, []) };
  let settings = settingsOf(deck);
  let waiting: Change[] = [];
  let held: { keys: readonly string[]; timer: ReturnType<typeof setTimeout> } | undefined;
  let isSending = false;
  let isCutOff = false;
  /** What was told of a failure that passes. */
  let passing: EditorMessage | undefined;
  const told = createTold({
    settings,
    rows: known.rows,
    saving: 'saved',
    message: undefined,
    conflicts: readConflicts(deck_id),
  });

  function putConflicts(conflicts: readonly Conflict[]) {
    keepConflicts(deck_id, conflicts);
    told.put({ conflicts });
  }

  function savingNow() {
    if (isCutOff || (!isSending && waiting.some(isRefused))) return 'failed';
    return isSending || waiting.length > 0 ? 'saving' : 'saved';
  }

  function show() {
    const rows = waiting.reduce(rowsAfter, known.rows);
    keepUnsent(deck_id, rows);
    told.put({
      rows: held ? applyEdit(rows, { type: 'deleted', keys: held.keys }) : rows,
      settings: waiting.reduce(withChange, settings),
      saving: savingNow(),
    });
  }

  function add(...changes: readonly Change[]) {
    waiting = gathered([...waiting, ...changes]);
    told.put({ message: undefined });
    show();
    void send();
  }

  const next = () => waiting.find((change) => !isRefused(change));

  async function send() {
    if (isSending || !next()) return;
    isSending = true;
    isCutOff = false;
    show();
    while (!isCutOff) {
      const change = next();
      if (!change) break;
      try {
        await sendChange(change);
        waiting = waiting.filter((one) => one !== change);
        if (passing && told.state().message === passing) told.put({ message: undefined });
      } catch (error) {
        await fail(change, error);
      }
      if (change.type === 'languages' && !waiting.includes(change)) change.done();
      show();
    }
    isSending = false;
    show();
    if (isCutOff) setTimeout(() => void send(), retryMs);
    else onSaved();
  }

  async function sendChange(change: Change) {
    switch (change.type) {
      case 'rows': {
        const { rows, revs } = await sendEdit(known, change.edit);
        known = { ...known, rows };
        await count(revs);
        return;
      }
      case 'settings': {
        const { deck_name: item_name, show_translation, purpose } = change.change;
        if (item_name !== undefined || show_translation !== undefined) {
          const body = { item_id: deck_id, ...(item_name === undefined ? {} : { item_name }), ...(show_translation === undefined ? {} : { show_translation }) }; // prettier-ignore
          const { rev } = await api.editDeck({ body });
          await count([rev]);
        }
        if (purpose !== undefined) await sendLanguages({ ...settings, purpose }, known.rows);
        settings = withChange(settings, change);
        return;
      }
      case 'languages':
        await sendLanguages({ ...settings, ...change.languages }, change.rows);
        settings = withChange(settings, change);
    }
  }

  /** Every change of ours counts the `rev` up by one; when it is further, somebody else has changed something. */
  async function count(revs: readonly number[]) {
    const isAlone = revs.every((rev, index) => rev <= known.rev + index + 1);
    if (isAlone) known = { ...known, rev: revs.at(-1) ?? known.rev };
    else await read();
  }

  async function sendLanguages(wanted: DeckSettings, chosen: readonly EditorRow[]) {
    const { target_language, source_language, purpose } = wanted;
    const idOf = new Map(known.rows.map(({ key, word_id }) => [key, word_id]));
    // One that was refused when it was added is no row of the deck.
    const rows = chosen.filter(({ key }) => idOf.has(key));
    const selected_ids = rows.map((row) => ({ ...fieldsOf(row), word_id: idOf.get(row.key)! }));
    const body = { deck_id, selected_ids, target_language, source_language, purpose, rev: known.rev };
    const edited = await api.deckLanguage({ body });
    const placed = rows.map((row, index) => ({ ...row, word_id: edited.words[index]?.word_id ?? null }));
    known = { deck_id, rev: edited.rev, rows: rowsOf(edited, placed) };
  }

  async function fail(change: Change, error: unknown) {
    const refusal = refusalOf(error);
    if (!isFinal(error)) {
      isCutOff = true;
      passing = untold.includes(statusOf(error)) ? undefined : { type: 'refused', refusal };
      if (passing) told.put({ message: passing });
      return;
    }
    const { rows } = known;
    const isStale = refusal?.code === 'STALE';
    if (isStale || refusal?.code === 'NOT_FOUND') await read().catch(() => undefined);
    const key = change.type === 'rows' && change.edit.type === 'changed' ? change.edit.key : undefined;
    const isGone = !known.rows.some((row) => row.key === key);
    if (key !== undefined && (isStale || isGone)) return keepMine(rows, key);
    if (change.type === 'rows' && change.edit.type === 'added')
      waiting = gathered(waiting.map((one) => (one === change ? { ...change, isRefused: true } : one)));
    else waiting = waiting.filter((one) => one !== change);
    told.put({ message: isStale ? { type: 'stale' } : { type: 'refused', refusal } });
  }

  /** What was wanted of a row, and all that waits behind it for that row, is taken out and kept for whoever wanted it. */
  function keepMine(rows: readonly EditorRow[], key: string) {
    const isOfRow = (change: Change) => change.type === 'rows' && isChangeOf(key, change.edit);
    const refused = waiting.flatMap((change) => (change.type === 'rows' && isOfRow(change) ? [change.edit] : []));
    waiting = waiting.filter((change) => !isOfRow(change));
    const conflict = conflictOf(rows, key, refused);
    const others = told.state().conflicts.filter((one) => one.key !== key);
    if (conflict) putConflicts([...others, conflict]);
  }

  function edit(...edits: readonly RowEdit[]) {
    putConflicts(told.state().conflicts.filter((one) => !edits.some((change) => isDecidedBy(one, change))));
    add(...edits.map((one) => ({ type: 'rows' as const, edit: one })));
  }

  /** What the server has now. */
  async function read() {
    const edited = await api.editedDeck({ params: { deck_id } });
    known = { deck_id, rev: edited.rev, rows: rowsOf(edited, known.rows) };
    settings = settingsOf(edited);
  }

  function flush() {
    if (!held) return;
    clearTimeout(held.timer);
    const { keys } = held;
    held = undefined;
    add(...keys.map((key) => ({ type: 'rows' as const, edit: { type: 'deleted' as const, keys: [key] } })));
  }

  // Those of a tab that was closed, or read anew, before it could send them.
  const unsent = readUnsent(deck_id);
  if (unsent.length > 0) edit(...unsent.map((row) => ({ type: 'added' as const, row, before: null })));

  return {
    ...told,
    edit,
    remove: (keys) => {
      flush();
      const mine = { keys, timer: setTimeout(flush, undoableMs) };
      held = mine;
      show();
      return () => {
        if (held !== mine) return;
        clearTimeout(mine.timer);
        held = undefined;
        show();
      };
    },
    changeSettings: (change) => add({ type: 'settings', change }),
    changeLanguages: async (languages, rows) => {
      flush();
      await new Promise<void>((done) => add({ type: 'languages', languages, rows, done }));
    },
    decide: (key, whose) => {
      const { conflicts, rows } = told.state();
      const conflict = conflicts.find((one) => one.key === key);
      putConflicts(conflicts.filter((one) => one !== conflict));
      if (conflict && whose === 'mine') edit(ownEdit(conflict, rows, newCommandId()));
    },
    tell: (message) => told.put({ message }),
    retry: () => {
      waiting = waiting.map(anew);
      void send();
    },
    reload: async () => {
      if (isSending || next()) return;
      try {
        await read();
        show();
      } catch (error) {
        if (statusOf(error) !== 0) told.put({ message: { type: 'lost' } });
      }
    },
    flush,
    isUnsent: () => waiting.length > 0 || told.state().conflicts.length > 0,
  };
}
