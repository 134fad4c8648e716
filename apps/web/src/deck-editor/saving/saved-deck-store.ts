import type { EditedDeck } from '@lexiroom/contracts/deck-editor';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { isFinal, isSurprise } from '../../api/final-refusal.ts';
import { createTold, type DeckSettings, type EditorMessage, type EditorStore, undoableMs } from '../editor-store.ts';
import { applyEdit, type EditorRow, type RowEdit } from '../row.ts';
import { anew, type Change, gathered, idOf, isSetAside, rowsAfter, unsavedOf, withChange } from './pending-change.ts';
import { type Conflict, conflictOf, isChangeOf, isDecidedBy, ownEdit } from './conflicts.ts';
import { fieldsOf, type KnownDeck, rowsOf, sendEdit, settingsOf } from './send-edit.ts';
import { keptIn, takeKeptInTab, textOfChanges } from './stored-changes.ts';
import { placeOfChanges, type PlaceOfChanges } from './change-storage.ts';
import { hasAll, takenUp } from './restored-changes.ts';

/** No connection, too many calls, a server that is busy: of these nothing is told but that it is not saved. */
const untold = [0, 429, 503];

/** So long after what could not be sent is tried again by itself, in milliseconds. */
export const retryMs = 5000;
/** So often the server may fail at one change before that is set aside and the next ones go on. */
export const triesAtMost = 3;

export interface SavedStore extends EditorStore {
  /** Sends what could not be sent, once more. */
  retry: () => void;
  /** Reads the deck anew, unless changes are on their way. */
  reload: () => Promise<void>;
  /** Sends at once what could still be undone: the page is left. */
  flush: () => void;
  /** Takes note of what another tab keeps. */
  hear: PlaceOfChanges['hear'];
  /** The server does not have everything. */
  isUnsent: () => boolean;
}

/**
 * A deck that is there. A change is shown at once and sent in its turn; what is shown is what the server is known to have
 * with the changes that wait on top. What cannot be sent now waits and is tried again: without a connection, with a server
 * in trouble, after the log-in has ended. A change that is refused for good is dropped, which takes it back, and told; one of
 * a row that was changed elsewhere as well is kept as a conflict until somebody decides. A new row that is refused, and
 * whatever the server fails at again and again, is set aside: it stays on the screen, and the others go on. All that waits,
 * and conflicts, lie on this device, by the id of the user, and are taken up when the editor is opened again.
 * `onSaved`: the server has everything.
 */
export function createSavedStore(deck: EditedDeck, user_id: number, onSaved: () => void): SavedStore {
  const { deck_id } = deck;
  let known: KnownDeck = { deck_id, rev: deck.rev, rows: rowsOf(deck, []) };
  let settings = settingsOf(deck);
  let waiting: Change[] = [];
  let held: { keys: readonly string[]; timer: ReturnType<typeof setTimeout> } | undefined;
  let isSending = false;
  let isCutOff = false;
  /** Another editor of this page has taken over what waits. */
  let isLeft = false;
  /** The deck is not there, or not for whoever is logged in by now: nothing is sent any more. */
  let isGone = false;
  let place: PlaceOfChanges | undefined;
  const failures = new WeakMap<Change, number>();
  /** What was told of a failure that passes. */
  let passing: EditorMessage | undefined;
  const told = createTold({
    settings,
    rows: known.rows,
    saving: 'saved',
    message: undefined,
    conflicts: [],
    unsaved: [],
  });

  /** False when this device has no room for what is not sent. */
  const keep = () =>
    isLeft || (place?.keep(textOfChanges(waiting, known.rows, settings, told.state().conflicts)) ?? true);

  function putConflicts(conflicts: readonly Conflict[]) {
    told.put({ conflicts });
    keep();
  }

  function savingNow(isKept: boolean) {
    if (isCutOff || isGone || (!isSending && waiting.some(isSetAside))) return isKept ? 'failed' : 'failed unkept';
    return isSending || waiting.length > 0 ? 'saving' : 'saved';
  }

  function show() {
    if (isLeft) return;
    const rows = waiting.reduce(rowsAfter, known.rows);
    const isKept = keep();
    told.put({
      rows: held ? applyEdit(rows, { type: 'deleted', keys: held.keys }) : rows,
      settings: waiting.reduce(withChange, settings),
      saving: savingNow(isKept),
      unsaved: unsavedOf(waiting, known.rows),
    });
  }

  function add(...changes: readonly Change[]) {
    waiting = gathered([...waiting, ...changes]);
    told.put({ message: undefined });
    show();
    void send();
  }

  const next = () => (isLeft || isGone ? undefined : waiting.find((change) => !isSetAside(change)));

  /** What is sent now. */
  const due = () => (isCutOff ? undefined : next());

  async function send() {
    if (isSending || !next()) return;
    isSending = true;
    isCutOff = false;
    show();
    for (let change = due(); change; change = due()) {
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
    if (isLeft || isGone) return;
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
    const wordOf = new Map(known.rows.map(({ key, word_id }) => [key, word_id]));
    // One that could not be added is no row of the deck.
    const rows = chosen.filter(({ key }) => wordOf.has(key));
    const selected_ids = rows.map((row) => ({ ...fieldsOf(row), word_id: wordOf.get(row.key)! }));
    const body = { deck_id, selected_ids, target_language, source_language, purpose, rev: known.rev };
    const edited = await api.deckLanguage({ body });
    const placed = rows.map((row, index) => ({ ...row, word_id: edited.words[index]?.word_id ?? null }));
    known = { deck_id, rev: edited.rev, rows: rowsOf(edited, placed) };
  }

  async function fail(change: Change, error: unknown) {
    const refusal = refusalOf(error);
    if (!isFinal(error)) return failForNow(change, error);
    const isStale = refusal?.code === 'STALE';
    if (isStale || refusal?.code === 'NOT_FOUND') {
      try {
        await read();
      } catch (again) {
        if (!isFinal(again)) return failForNow(change, again);
        // Deleted, or somebody else has logged in: what is kept waits for its owner.
        isGone = true;
        return told.put({ message: { type: 'lost' } });
      }
    }
    // Its row is gone: a conflict by now.
    if (!waiting.includes(change)) return;
    if (change.type === 'rows' && change.edit.type === 'changed' && isStale)
      return keepMine(known.rows, change.edit.key);
    if (change.type === 'rows' && change.edit.type === 'added') return setAside(change, { type: 'refused', refusal });
    waiting = waiting.filter((one) => one !== change);
    told.put({ message: isStale ? { type: 'stale' } : { type: 'refused', refusal } });
  }

  /** It is tried again; after some tries of what the server fails at the others go on without it. */
  function failForNow(change: Change, error: unknown) {
    const isFailing = isSurprise(error);
    const message = { type: 'refused' as const, refusal: refusalOf(error) };
    const times = (failures.get(change) ?? 0) + (isFailing ? 1 : 0);
    failures.set(change, times);
    // All that follows is meant in the other languages.
    if (times >= triesAtMost && change.type !== 'languages') return setAside(change, message);
    isCutOff = true;
    passing = !isFailing && untold.includes(statusOf(error)) ? undefined : message;
    if (passing) told.put({ message: passing });
  }

  function setAside(change: Exclude<Change, { type: 'languages' }>, message: EditorMessage) {
    waiting = gathered(waiting.map((one) => (one === change ? { ...change, isSetAside: true } : one)));
    told.put({ message });
  }

  /**
   * What was wanted of a row, and all that waits behind it for that row, is taken out and kept for whoever wanted it; not
   * when the row is so already.
   */
  function keepMine(rows: readonly EditorRow[], key: string) {
    const isOfRow = (change: Change) => change.type === 'rows' && isChangeOf(key, change.edit);
    const refused = waiting.flatMap((change) => (change.type === 'rows' && isOfRow(change) ? [change.edit] : []));
    waiting = waiting.filter((change) => !isOfRow(change));
    const conflict = conflictOf(rows, key, refused);
    const now = known.rows.find((row) => row.key === key);
    if (conflict && !hasAll(now, conflict.change)) putConflicts([...others(key), conflict]);
  }

  const others = (key: string) => told.state().conflicts.filter((one) => one.key !== key);

  function edit(...edits: readonly RowEdit[]) {
    putConflicts(told.state().conflicts.filter((one) => !edits.some((change) => isDecidedBy(one, change))));
    add(...edits.map((one) => ({ type: 'rows' as const, edit: one })));
  }

  /** What the server has now. */
  async function read() {
    const edited = await api.editedDeck({ params: { deck_id } });
    const before = known.rows;
    known = { deck_id, rev: edited.rev, rows: rowsOf(edited, before) };
    settings = settingsOf(edited);
    const isThere = new Set(known.rows.map(({ key }) => key));
    const changed = waiting.flatMap((one) =>
      one.type === 'rows' && one.edit.type === 'changed' ? [one.edit.key] : [],
    );
    for (const { key } of before) if (changed.includes(key) && !isThere.has(key)) keepMine(before, key);
  }

  function flush() {
    if (!held) return;
    clearTimeout(held.timer);
    const { keys } = held;
    held = undefined;
    add(...keys.map((key) => ({ type: 'rows' as const, edit: { type: 'deleted' as const, keys: [key] } })));
  }

  /** Goes on with what was kept, of this tab or of one that is gone. */
  function takeUp(text: string) {
    const { changes, conflicts, isStale } = takenUp(keptIn(text), known.rows, settings);
    const kept = new Set(conflicts.map(({ key }) => key));
    putConflicts([...told.state().conflicts.filter(({ key }) => !kept.has(key)), ...conflicts]);
    add(...changes);
    if (isStale) told.put({ message: { type: 'stale' } });
  }

  place = placeOfChanges(user_id, deck_id, takeUp, () => (isLeft = true));
  const inTab = takeKeptInTab(deck_id);
  if (inTab !== null) takeUp(inTab);
  keep();

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
    settle: (id, how) => {
      const isMeant = (change: Change) => isSetAside(change) && idOf(change) === id;
      waiting =
        how === 'retry'
          ? waiting.map((one) => (isMeant(one) ? anew(one) : one))
          : waiting.filter((one) => !isMeant(one));
      told.put({ message: undefined });
      show();
      void send();
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
    hear: (event) => place?.hear(event),
    isUnsent: () => waiting.length > 0 || told.state().conflicts.length > 0,
  };
}
