import type { EditedDeck, EditedRow } from '@lexiroom/contracts/deck-editor';
import { isOtherWord, isSameText, noteFields } from '@lexiroom/domain/deck-editor';
import { api, statusOf } from '../../../api/client.ts';
import type { DeckSettings } from '../../editor-store.ts';
import { applyEdit, type EditorRow, type RowEdit } from '../../row.ts';
import { type PendingChange, settingsAfter } from './pending-change.ts';
import { fieldsOf, rowOf, rowsOf, settingsOf } from './server-rows.ts';

/** The deck as the server is known to have it, and the calls that change it there. */
export interface ServerDeck {
  rows: () => readonly EditorRow[];
  settings: () => DeckSettings;
  /** Reads the deck anew. Throws what the call throws. */
  read: () => Promise<void>;
  /** Sends one change. Throws what the calls throw; the change is not done then, or not wholly. */
  send: (change: PendingChange) => Promise<void>;
}

/** `onRead`: the deck was read anew; `rowsBefore` are the rows as they were known until then. */
export function createServerDeck(deck: EditedDeck, onRead: (rowsBefore: readonly EditorRow[]) => void): ServerDeck {
  const { deck_id } = deck;
  let rev = deck.rev;
  let rows: readonly EditorRow[] = rowsOf(deck, []);
  let settings = settingsOf(deck);

  async function read() {
    const edited = await api.editedDeck({ params: { deck_id } });
    const rowsBefore = rows;
    rev = edited.rev;
    rows = rowsOf(edited, rowsBefore);
    settings = settingsOf(edited);
    onRead(rowsBefore);
  }

  /**
   * Takes note of the `rev` that each call of one change was answered with. A call counts the deck's `rev` up by one: when
   * it is further than that, another tab or device has changed something as well, and the deck is read anew.
   */
  async function noteRevs(revs: readonly number[]) {
    const isOnlyOurs = revs.every((newRev, index) => newRev <= rev + index + 1);
    if (isOnlyOurs) rev = revs.at(-1) ?? rev;
    else await read();
  }

  async function sendLanguages(wanted: DeckSettings, chosen: readonly EditorRow[]) {
    const { target_language, source_language, purpose } = wanted;
    const wordIds = new Map(rows.map(({ key, word_id }) => [key, word_id]));
    // A row that could not be added is on the screen only: the server has no such row.
    const sentRows = chosen.filter(({ key }) => wordIds.has(key));
    const selected_ids = sentRows.map((row) => ({ ...fieldsOf(row), word_id: wordIds.get(row.key)! }));
    const body = { deck_id, selected_ids, target_language, source_language, purpose, rev };
    const edited = await api.deckLanguage({ body });
    const shown = sentRows.map((row, index) => ({ ...row, word_id: edited.words[index]?.word_id ?? null }));
    rev = edited.rev;
    rows = rowsOf(edited, shown);
  }

  async function send(change: PendingChange) {
    switch (change.type) {
      case 'rows': {
        const sent = await sendEdit({ deck_id, rev, rows }, change.edit);
        rows = sent.rows;
        return noteRevs(sent.revs);
      }
      case 'settings': {
        const { deck_name, show_translation, purpose } = change.change;
        if (deck_name !== undefined || show_translation !== undefined) {
          const body = {
            item_id: deck_id,
            ...(deck_name === undefined ? {} : { item_name: deck_name }),
            ...(show_translation === undefined ? {} : { show_translation }),
          };
          const edited = await api.editDeck({ body });
          await noteRevs([edited.rev]);
        }
        if (purpose !== undefined) await sendLanguages({ ...settings, purpose }, rows);
        settings = settingsAfter(settings, change);
        return undefined;
      }
      case 'languages':
        await sendLanguages({ ...settings, ...change.languages }, change.rows);
        settings = settingsAfter(settings, change);
        return undefined;
    }
  }

  return { rows: () => rows, settings: () => settings, read, send };
}

/** A deck as the server is known to have it. */
export interface KnownDeck {
  deck_id: number;
  rev: number;
  rows: readonly EditorRow[];
}

/** The rows after an edit was sent, and the deck's `rev` after each call that told one. */
export interface SentEdit {
  rows: readonly EditorRow[];
  revs: number[];
}

/**
 * Sends an edit to the server by the calls of specification 3 section 7, and gives the rows as they are after it. A row is
 * sent as it was typed, with or without a picture. Throws what the calls throw.
 */
export async function sendEdit(deck: KnownDeck, edit: RowEdit): Promise<SentEdit> {
  const rows = applyEdit(deck.rows, edit);
  switch (edit.type) {
    case 'added':
      return addRow(deck, rows, edit.row.key);
    case 'deleted':
      return deleteRows(deck, rows, edit.keys);
    case 'moved':
    case 'ordered': {
      const word_ids = rows.flatMap(({ word_id }) => word_id ?? []);
      if (word_ids.length === 0) return { rows, revs: [] };
      const { rev } = await api.deckOrder({ body: { deck_id: deck.deck_id, word_ids, rev: deck.rev } });
      return { rows, revs: [rev] };
    }
    case 'changed':
      return changeRow(deck, rows, edit.key);
  }
}

/** The key of a new row is the id of its command: sent twice, it is added once. */
async function addRow({ deck_id }: KnownDeck, rows: readonly EditorRow[], key: string): Promise<SentEdit> {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  if (!row || row.word_id !== null) return { rows, revs: [] };
  const before_word_id = rows[place + 1]?.word_id ?? null;
  const { restores } = row;
  const back = restores === undefined ? {} : { restores };
  const added = await api.addWord({ body: { deck_id, ...fieldsOf(row), ...back, before_word_id, command_id: key } });
  // The word may be among the rows already, when it was added by an earlier call whose answer was lost.
  const others = rows.filter((other) => other.key === key || other.word_id !== added.word_id);
  return { rows: withServerRow(others, key, added), revs: [added.rev] };
}

async function deleteRows(deck: KnownDeck, rows: readonly EditorRow[], keys: readonly string[]) {
  const word_ids = deck.rows.flatMap(({ key, word_id }) => (keys.includes(key) ? (word_id ?? []) : []));
  const [word_id] = word_ids;
  if (word_id === undefined) return { rows, revs: [] };
  if (word_ids.length > 1) {
    const { rev } = await api.deleteWords({ body: { deck_id: deck.deck_id, word_ids } });
    return { rows, revs: [rev] };
  }
  try {
    const { rev } = await api.deleteWord({ body: { word_id } });
    return { rows, revs: [rev] };
  } catch (error) {
    // It is gone already: deleted by another tab, or by a call whose answer was lost.
    if (statusOf(error) !== 404) throw error;
    return { rows, revs: [] };
  }
}

/** Sends what differs in a row, a call for each thing; a row that has become another word goes in one call. */
async function changeRow(deck: KnownDeck, rows: readonly EditorRow[], key: string): Promise<SentEdit> {
  const before = deck.rows.find((row) => row.key === key);
  const after = rows.find((row) => row.key === key);
  const word_id = before?.word_id ?? null;
  if (!before || !after || word_id === null) return { rows, revs: [] };
  const { deck_id, rev } = deck;
  const { sound_id, ...fields } = sentOnChange(after);
  const sent: SentEdit = { rows, revs: [] };
  const latestRev = () => sent.revs.at(-1) ?? rev;
  let onServer = before;
  const note = (edited: EditedRow) => {
    sent.rows = withServerRow(rows, key, edited);
    sent.revs.push(edited.rev);
    onServer = rowOf(edited, after);
  };
  if (isOtherWord(before, after)) {
    const word_order = rows.indexOf(after);
    note(
      await api.wordChange({
        body: { new_word: { ...fieldsOf({ ...after, extra: undefined }) }, word_id, deck_id, word_order, rev },
      }),
    );
    return sent;
  }
  if (fields.image_id !== (before.image?.image_id ?? null)) {
    // When the picture is taken away, the texts stay as they are and are not sent.
    const image = fields.image_id === null ? { image_id: null } : fields;
    note(await api.imageChange({ body: { word_id, ...image, rev } }));
  }
  for (const word_type of ['target', 'source'] as const) {
    const [translation_id, text] = [fields[`${word_type}_translation_id`], fields[`${word_type}_text`]];
    const isTextThere = () => text === (onServer[word_type]?.text ?? null);
    if (!isTextThere() && translation_id !== null && translation_id !== onServer[word_type]?.translation_id) {
      note(await api.imageTranslation({ body: { word_id, translation_id, word_type, rev: latestRev() } }));
    }
    if (!isTextThere()) {
      const swap = word_type === 'target' && areSwapped(before, after) ? { loses_second_text: true } : {};
      note(await api.wordText({ body: { word_id, text, word_type, ...swap, rev: latestRev() } }));
    }
  }
  // Which second text goes with another target text or picture, the server says.
  const { extra = before.extra } = after;
  if (extra !== undefined && extra !== before.extra && extra !== onServer.extra) {
    note(await api.wordText({ body: { word_id, text: extra, word_type: 'extra_target', rev: latestRev() } }));
  }
  for (const word_type of noteFields) {
    const text = after[word_type];
    if (text !== before[word_type] && text !== onServer[word_type]) {
      note(await api.wordText({ body: { word_id, text, word_type, rev: latestRev() } }));
    }
  }
  // With another text the server has taken its sound away by itself.
  const soundThere = isSameText(before.target, after.target) ? (before.sound?.sound_id ?? null) : null;
  if (sound_id !== soundThere) {
    await api.changeSound({ body: { word_id, sound_id } });
    sent.rows = sent.rows.map((row) => (row.key === key ? { ...row, sound: after.sound } : row));
  }
  const sourceSound = after.source_sound?.sound_id ?? null;
  const sourceSoundThere = isSameText(before.source, after.source) ? (before.source_sound?.sound_id ?? null) : null;
  if (sourceSound !== sourceSoundThere) {
    await api.changeSound({ body: { word_id, sound_id: sourceSound, word_type: 'source' } });
    sent.rows = sent.rows.map((row) => (row.key === key ? { ...row, source_sound: after.source_sound } : row));
  }
  return sent;
}

/** Picture and texts of a changed row, and its sound; all else that is told of it goes by calls of its own. */
function sentOnChange(row: EditorRow) {
  const { image_id, target_translation_id, source_translation_id, sound_id, target_text, source_text } = fieldsOf(row);
  return { image_id, target_translation_id, source_translation_id, sound_id, target_text, source_text };
}

/** The two texts of a row stand in each other's place: then its second text is not that of its new target text. */
const areSwapped = (before: EditorRow, after: EditorRow): boolean =>
  before.target !== null && before.target.text === after.source?.text && before.source?.text === after.target?.text;

/** The rows with one of them as the server has it now. */
const withServerRow = (rows: readonly EditorRow[], key: string, edited: EditedRow): EditorRow[] =>
  rows.map((row) => (row.key === key ? rowOf(edited, row) : row));
