import type { EditedRow } from '@lexiroom/contracts/deck-editor';
import { isOtherWord, isSameText } from '@lexiroom/domain/deck-editor';
import { api, statusOf } from '../../api/client.ts';
import type { EditorRow } from '../row.ts';
import { applyEdit, type RowEdit } from '../row-edit.ts';
import { fieldsOf, rowOf } from './deck-rows.ts';

/** A deck as the server is known to have it. */
export interface KnownDeck {
  deck_id: number;
  rev: number;
  rows: readonly EditorRow[];
}

/** What a call has changed: its rows, and the deck's `rev` after each call that told one. */
export interface Sent {
  rows: readonly EditorRow[];
  revs: number[];
}

/**
 * Sends a change to the server, by the calls of specification 3 section 7, and gives the rows as they are after it. A row
 * is sent as it was typed, with or without a picture. Throws what the calls throw.
 */
export async function sendEdit(deck: KnownDeck, edit: RowEdit): Promise<Sent> {
  const rows = applyEdit(deck.rows, edit);
  switch (edit.type) {
    case 'added':
      return addRow(deck, rows, edit.row.key);
    case 'deleted':
      return deleteRows(deck, rows, edit.keys);
    case 'moved': {
      const word_ids = rows.flatMap(({ word_id }) => word_id ?? []);
      if (word_ids.length === 0) return { rows, revs: [] };
      const { rev } = await api.deckOrder({ body: { deck_id: deck.deck_id, word_ids, rev: deck.rev } });
      return { rows, revs: [rev] };
    }
    case 'changed':
      return changeRow(deck, rows, edit.key);
  }
}

/** The key of a new row is the id of its command: sent twice it is added once. */
async function addRow({ deck_id }: KnownDeck, rows: readonly EditorRow[], key: string): Promise<Sent> {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  if (!row || row.word_id !== null) return { rows, revs: [] };
  const before_word_id = rows[place + 1]?.word_id ?? null;
  const added = await api.addWord({ body: { deck_id, ...fieldsOf(row), before_word_id, command_id: key } });
  // It may be there already, the answer to an earlier call lost.
  const others = rows.filter((one) => one.key === key || one.word_id !== added.word_id);
  return replaced(others, key, added);
}

async function deleteRows({ rows: before }: KnownDeck, rows: readonly EditorRow[], keys: readonly string[]) {
  const revs: number[] = [];
  for (const { key, word_id } of before) {
    if (word_id === null || !keys.includes(key)) continue;
    try {
      const { rev } = await api.deleteWord({ body: { word_id } });
      revs.push(rev);
    } catch (error) {
      // Gone already: by another tab, or by a call whose answer was lost.
      if (statusOf(error) !== 404) throw error;
    }
  }
  return { rows, revs };
}

async function changeRow(deck: KnownDeck, rows: readonly EditorRow[], key: string): Promise<Sent> {
  const before = deck.rows.find((row) => row.key === key);
  const after = rows.find((row) => row.key === key);
  const word_id = before?.word_id ?? null;
  if (!before || !after || word_id === null) return { rows, revs: [] };
  const { deck_id, rev } = deck;
  const { sound_id, ...fields } = fieldsOf(after);
  let sent: Sent = { rows, revs: [] };
  const done = (edited: EditedRow) => (sent = { rows: replaced(rows, key, edited).rows, revs: [...sent.revs, edited.rev] });
  const latest = () => sent.revs.at(-1) ?? rev;
  if (isOtherWord(before, after)) {
    const word_order = rows.indexOf(after);
    done(await api.wordChange({ body: { new_word: { ...fields, sound_id }, word_id, deck_id, word_order, rev } }));
    return sent;
  }
  let now = before;
  const see = (edited: EditedRow) => {
    done(edited);
    now = rowOf(edited, after);
  };
  if (fields.image_id !== (before.image?.image_id ?? null)) {
    // Without a picture its texts stay as they are.
    see(await api.imageChange({ body: fields.image_id === null ? { word_id, image_id: null, rev } : { word_id, ...fields, rev } }));
  }
  for (const word_type of ['target', 'source'] as const) {
    const [translation_id, text] = [fields[`${word_type}_translation_id`], fields[`${word_type}_text`]];
    const isSaid = () => text === (now[word_type]?.text ?? null);
    if (!isSaid() && translation_id !== null && translation_id !== now[word_type]?.translation_id) {
      see(await api.imageTranslation({ body: { word_id, translation_id, word_type, rev: latest() } }));
    }
    if (!isSaid()) {
      see(await api.wordText({ body: { word_id, text, word_type, rev: latest() } }));
    }
  }
  const isSilenced = !isSameText(before.target, after.target);
  if (sound_id !== (isSilenced ? null : (before.sound?.sound_id ?? null))) {
    await api.changeSound({ body: { word_id, sound_id } });
    sent = { ...sent, rows: sent.rows.map((row) => (row.key === key ? { ...row, sound: after.sound } : row)) };
  }
  return sent;
} // prettier-ignore

function replaced(rows: readonly EditorRow[], key: string, edited: EditedRow): Sent {
  return { rows: rows.map((row) => (row.key === key ? rowOf(edited, row) : row)), revs: [edited.rev] };
}
