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

/** The key of a new row is the id of its command: sent twice, it is added once. */
async function addRow({ deck_id }: KnownDeck, rows: readonly EditorRow[], key: string): Promise<SentEdit> {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  if (!row || row.word_id !== null) return { rows, revs: [] };
  const before_word_id = rows[place + 1]?.word_id ?? null;
  const added = await api.addWord({ body: { deck_id, ...fieldsOf(row), before_word_id, command_id: key } });
  // The word may be among the rows already, when it was added by an earlier call whose answer was lost.
  const others = rows.filter((other) => other.key === key || other.word_id !== added.word_id);
  return { rows: withServerRow(others, key, added), revs: [added.rev] };
}

async function deleteRows({ rows: before }: KnownDeck, rows: readonly EditorRow[], keys: readonly string[]) {
  const revs: number[] = [];
  for (const { key, word_id } of before) {
    if (word_id === null || !keys.includes(key)) continue;
    try {
      const { rev } = await api.deleteWord({ body: { word_id } });
      revs.push(rev);
    } catch (error) {
      // It is gone already: deleted by another tab, or by a call whose answer was lost.
      if (statusOf(error) !== 404) throw error;
    }
  }
  return { rows, revs };
}

/** Sends what differs in a row, a call for each thing; a row that has become another word goes in one call. */
async function changeRow(deck: KnownDeck, rows: readonly EditorRow[], key: string): Promise<SentEdit> {
  const before = deck.rows.find((row) => row.key === key);
  const after = rows.find((row) => row.key === key);
  const word_id = before?.word_id ?? null;
  if (!before || !after || word_id === null) return { rows, revs: [] };
  const { deck_id, rev } = deck;
  const { sound_id, ...fields } = fieldsOf(after);
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
    note(await api.wordChange({ body: { new_word: { ...fields, sound_id }, word_id, deck_id, word_order, rev } }));
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
    if (!isTextThere()) note(await api.wordText({ body: { word_id, text, word_type, rev: latestRev() } }));
  }
  // With another target text the server has taken the sound away by itself.
  const soundThere = isSameText(before.target, after.target) ? (before.sound?.sound_id ?? null) : null;
  if (sound_id !== soundThere) {
    await api.changeSound({ body: { word_id, sound_id } });
    sent.rows = sent.rows.map((row) => (row.key === key ? { ...row, sound: after.sound } : row));
  }
  return sent;
}

/** The rows with one of them as the server has it now. */
const withServerRow = (rows: readonly EditorRow[], key: string, edited: EditedRow): EditorRow[] =>
  rows.map((row) => (row.key === key ? rowOf(edited, row) : row));

/** The key of a row that came with the deck. */
export const keyOf = (word_id: number): string => `word-${word_id}`;

/** A row of the server's. It keeps the key it is shown with, and what was typed for it, which the server does not know. */
function rowOf(word: EditedWord, shown?: EditorRow): EditorRow {
  const { word_id, image_id, image_path, thumbnail_path, sound_id, sound_path } = word;
  const hasImage = image_id !== null && image_path !== null;
  const image = hasImage ? { image_id, image_path, thumbnail_path: thumbnail_path ?? image_path } : null;
  return {
    key: shown?.key ?? keyOf(word_id),
    word_id,
    typed: shown?.typed ?? '',
    typed_translation: null,
    waits_for_network: image === null && (shown?.waits_for_network ?? false),
    image,
    target: rowText(word.target_translation_id, word.target_text),
    source: rowText(word.source_translation_id, word.source_text),
    sound: sound_id !== null && sound_path !== null ? { sound_id, sound_path } : null,
  };
}

const rowText = (translation_id: number | null, text: string | null) =>
  text === null ? null : { translation_id, text };

/** The rows of a deck as the server has them, in its order; each keeps the key it is shown with. */
export function rowsOf({ words }: EditedDeck, shown: readonly EditorRow[]): EditorRow[] {
  const shownByWord = new Map(shown.map((row) => [row.word_id, row]));
  return words.map((word) => rowOf(word, shownByWord.get(word.word_id)));
}

export const settingsOf = (deck: EditedDeck): DeckSettings => ({
  deck_name: deck.deck_name,
  purpose: deck.purpose,
  target_language: deck.target_language,
  source_language: deck.source_language,
  show_translation: deck.show_translation,
});

/** What a row is made of, by the names that the calls have for it. */
export const fieldsOf = ({ image, target, source, sound }: Omit<EditorRow, 'key'>) => ({
  image_id: image?.image_id ?? null,
  target_translation_id: target?.translation_id ?? null,
  source_translation_id: source?.translation_id ?? null,
  sound_id: sound?.sound_id ?? null,
  target_text: target?.text ?? null,
  source_text: source?.text ?? null,
});
