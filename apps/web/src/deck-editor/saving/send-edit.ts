import type { EditedDeck, EditedRow, EditedWord } from '@lexiroom/contracts/deck-editor';
import { isOtherWord, isSameText } from '@lexiroom/domain/deck-editor';
import { api, statusOf } from '../../api/client.ts';
import { applyEdit, type EditorRow, type RowEdit } from '../row.ts';
import type { DeckSettings } from '../editor-store.ts';

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

/** The name on the screen of a row that came with the deck. */
export const keyOf = (word_id: number): string => `word-${word_id}`;

/** A row of the server's, under the key it has on the screen; what was typed for it is known here only. */
export function rowOf(word: EditedWord, shown?: EditorRow): EditorRow {
  const { word_id, image_id, image_path, thumbnail_path, sound_id, sound_path } = word;
  const image = image_id !== null && image_path !== null ? { image_id, image_path, thumbnail_path: thumbnail_path ?? image_path } : null;
  return {
    key: shown?.key ?? keyOf(word_id),
    word_id,
    typed: shown?.typed ?? '',
    typed_translation: null,
    waits_for_network: image === null && (shown?.waits_for_network ?? false),
    image,
    target: textOf(word.target_translation_id, word.target_text),
    source: textOf(word.source_translation_id, word.source_text),
    sound: sound_id !== null && sound_path !== null ? { sound_id, sound_path } : null,
  };
} // prettier-ignore

const textOf = (translation_id: number | null, text: string | null) =>
  text === null ? null : { translation_id, text };

/** The rows as the server has them now, in its order; each keeps its key on the screen. */
export function rowsOf({ words }: EditedDeck, shown: readonly EditorRow[]): EditorRow[] {
  const known = new Map(shown.map((row) => [row.word_id, row]));
  return words.map((word) => rowOf(word, known.get(word.word_id)));
}

export const settingsOf = (deck: EditedDeck): DeckSettings => ({
  deck_name: deck.deck_name,
  purpose: deck.purpose,
  target_language: deck.target_language,
  source_language: deck.source_language,
  show_translation: deck.show_translation,
});

/** What a row is made of, as the calls name it. */
export const fieldsOf = ({ image, target, source, sound }: Omit<EditorRow, 'key'>) => ({
  image_id: image?.image_id ?? null,
  target_translation_id: target?.translation_id ?? null,
  source_translation_id: source?.translation_id ?? null,
  sound_id: sound?.sound_id ?? null,
  target_text: target?.text ?? null,
  source_text: source?.text ?? null,
});
