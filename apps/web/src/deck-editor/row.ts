import type { LanguageId } from '@lexiroom/domain/languages';
import {
  isOtherWord,
  isSameText,
  namingOf,
  type NoteField,
  noteFields,
  type PictureNames,
} from '@lexiroom/domain/deck-editor';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { newCommandId } from '../api/command-id.ts';

/** What is told of a row's word; null for nothing. */
export type RowNotes = Record<NoteField, string | null>;
export const noNotes: RowNotes = { note: null, example: null, example_translation: null };

/** A row of the editor: a word of the deck, with what was chosen of the library for it. */
export interface EditorRow extends RowNotes {
  /** Names the row on the screen. It stays the same, also when the row becomes another word on the server. */
  key: string;
  /** Null in a draft, and until the server has added a new row. */
  word_id: number | null;
  /** The word it was before it was deleted: added again, it is that one with its history. */
  restores?: number | undefined;
  /** What was typed or pasted for it, and the translation: by these a picture is looked for. */
  typed: string;
  typed_translation: string | null;
  /** There was no connection to look for its picture, so that it will be looked for again. */
  waits_for_network: boolean;
  image: RowImage | null;
  target: RowText | null;
  source: RowText | null;
  /**
   * The second text, under the target: its owner's, or else that of the name, such as an article with its plural. Null for
   * none; undefined while only the server knows, which has the names.
   */
  extra?: string | null | undefined;
  sound: RowSound | null;
  /** The sound of the source text. */
  source_sound: RowSound | null;
}
export interface RowImage {
  image_id: number;
  image_path: string;
  thumbnail_path: string;
}
/**
 * A text of a row in one of the deck's languages, as its owner typed it, and the name of its picture that it belongs to, as
 * far as that is known here. When the server gets the row it finds that name, or gives the picture a new one: what was
 * mistyped and corrected before leaves no name behind.
 */
export interface RowText {
  translation_id: number | null;
  text: string;
}
export interface RowSound {
  sound_id: number;
  sound_path: string;
}
/** The languages of the deck that is edited. */
export interface EditorLanguages {
  target_language: LanguageId;
  source_language: LanguageId | null;
}

/** What of a row can be changed. */
export type RowChange = Partial<
  Pick<
    EditorRow,
    | 'typed'
    | 'typed_translation'
    | 'waits_for_network'
    | 'image'
    | 'target'
    | 'source'
    | 'extra'
    | 'sound'
    | 'source_sound'
    | NoteField
  >
>;

/**
 * One change of a deck's rows. Rows are named by their keys, so that it means the same after other changes. `before`: the key
 * of the row that a new or moved one is to stand before; null for the end. `ordered`: these rows stand in this order, in the
 * places that they have now.
 */
export type RowEdit =
  | { type: 'added'; row: EditorRow; before: string | null }
  | { type: 'deleted'; keys: readonly string[] }
  | { type: 'moved'; key: string; before: string | null }
  | { type: 'ordered'; keys: readonly string[] }
  | { type: 'changed'; key: string; change: RowChange };

/** The rows after an edit. An edit of a row that is gone changes nothing; the place before a row that is gone is the end. */
export function applyEdit(rows: readonly EditorRow[], edit: RowEdit): readonly EditorRow[] {
  switch (edit.type) {
    case 'added':
      return rows.some(({ key }) => key === edit.row.key) ? rows : inserted(rows, edit.row, edit.before);
    case 'deleted':
      return rows.filter(({ key }) => !edit.keys.includes(key));
    case 'moved': {
      const row = rows.find(({ key }) => key === edit.key);
      if (!row || edit.key === edit.before) return rows;
      return inserted(
        rows.filter((other) => other !== row),
        row,
        edit.before,
      );
    }
    case 'ordered':
      return ordered(rows, edit.keys);
    case 'changed':
      return rows.map((row) => (row.key === edit.key ? changed(row, edit.change) : row));
  }
}

function inserted(rows: readonly EditorRow[], row: EditorRow, before: string | null): EditorRow[] {
  const place = rows.findIndex(({ key }) => key === before);
  return rows.toSpliced(place < 0 ? rows.length : place, 0, row);
}

function ordered(rows: readonly EditorRow[], keys: readonly string[]): readonly EditorRow[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const inOrder = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
  const named = new Set(inOrder);
  let place = 0;
  return rows.map((row) => (named.has(row) ? inOrder[place++]! : row));
}

/**
 * A sound says a text: with another text the row loses the sound of it, unless the change names one. Which second text goes
 * with the target, the server says. A row that becomes another word loses what was told of the old one, too.
 */
function changed(row: EditorRow, change: RowChange): EditorRow {
  const isOtherText = 'target' in change && change.target?.text !== row.target?.text;
  const after = { ...row, ...(isOtherText ? { extra: undefined } : {}), ...change };
  const isOther = isOtherWord(row, after);
  const keepsSound = isSameText(row.target, after.target) || change.sound !== undefined;
  const keepsSourceSound = isSameText(row.source, after.source) || change.source_sound !== undefined;
  const withSound = {
    ...after,
    ...(isOther || !keepsSound ? { sound: change.sound ?? null } : {}),
    ...(isOther || !keepsSourceSound ? { source_sound: change.source_sound ?? null } : {}),
  };
  return isOther ? { ...withSound, ...noNotes, ...notesIn(change) } : withSound;
}

/** Those of the notes that a change names. */
const notesIn = (change: RowChange): Partial<RowNotes> =>
  Object.fromEntries(noteFields.flatMap((field) => (field in change ? [[field, change[field]]] : [])));

/** A word as it was typed or pasted; `translation` null when none was. */
export interface TypedWord {
  typed: string;
  translation: string | null;
}

/** A new row for a word, without a picture. Its key is the id of the command that adds it, so that it is added once. */
export const newRow = ({ typed, translation }: TypedWord): EditorRow => ({
  key: newCommandId(),
  word_id: null,
  typed,
  typed_translation: translation,
  waits_for_network: false,
  image: null,
  target: ownText(typed || null),
  source: ownText(translation),
  sound: null,
  source_sound: null,
  ...noNotes,
});

/** What a row gets from a picture that is taken for a word: the picture, and the texts as they were typed. */
export function pictureFields(
  { typed, translation }: TypedWord,
  entry: ImageRowEntry,
): Pick<EditorRow, 'image' | 'target' | 'source'> {
  const { image_id, image_path, thumbnail_path } = entry;
  return {
    image: { image_id, image_path, thumbnail_path },
    ...namingOf(typed, translation, pictureNames(entry)),
  };
}

/** The names of a picture in the languages of the deck, as the rules of the domain take them. */
export const pictureNames = (
  entry: Pick<ImageRowEntry, 'target_translations' | 'source_translations'>,
): PictureNames => ({ target: entry.target_translations, source: entry.source_translations });

/** What was typed, as a text of a row; the server knows which name of the picture it belongs to. */
export const ownText = (text: string | null): RowText | null => (text === null ? null : { translation_id: null, text });
