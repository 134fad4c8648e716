import type { LanguageId } from '@lexiroom/domain/languages';
import { isOtherWord, isSameText, namingOf, type PictureNames } from '@lexiroom/domain/deck-editor';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { newCommandId } from '../api/command-id.ts';

/** A row of the editor: what was chosen of the library for a word. */
export interface EditorRow {
  /** Its name on the screen; stays with it, whatever becomes of it. */
  key: string;
  /** Null in a deck that is not made yet, and until the server has a new row. */
  word_id: number | null;
  /** What was typed or pasted for it, and its translation: a picture is looked for by them. */
  typed: string;
  typed_translation: string | null;
  /** Its picture could not be looked for without a connection: that is made up for. */
  waits_for_network: boolean;
  image: RowImage | null;
  target: RowText | null;
  source: RowText | null;
  sound: RowSound | null;
}
export interface RowImage {
  image_id: number;
  image_path: string;
  thumbnail_path: string;
}
/**
 * What the row says in one of the deck's languages, as its owner typed it; with the name of its picture that it belongs to,
 * as far as that is known here. The server finds it, or gives the picture the name, when it gets the row: what was mistyped
 * and undone before leaves nothing behind.
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
  Pick<EditorRow, 'typed' | 'typed_translation' | 'waits_for_network' | 'image' | 'target' | 'source' | 'sound'>
>;

/** One change of a deck's rows. Rows are named by their keys, so that it means the same after other changes. */
export type RowEdit =
  | {
      type: 'added';
      row: EditorRow;
      /** The key of the row it stands before; null at the end. */ before: string | null;
    }
  | { type: 'deleted'; keys: readonly string[] }
  | { type: 'moved'; key: string; before: string | null }
  | { type: 'changed'; key: string; change: RowChange };

/** The rows after a change. What names a row that is gone changes nothing; beside one that is gone is at the end. */
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
        rows.filter((one) => one !== row),
        row,
        edit.before,
      );
    }
    case 'changed':
      return rows.map((row) => (row.key === edit.key ? changed(row, edit.change) : row));
  }
}

function inserted(rows: readonly EditorRow[], row: EditorRow, before: string | null): EditorRow[] {
  const place = rows.findIndex(({ key }) => key === before);
  return rows.toSpliced(place < 0 ? rows.length : place, 0, row);
}

/** A sound says a text: with another target text it goes, unless one is named. */
function changed(row: EditorRow, change: RowChange): EditorRow {
  const after = { ...row, ...change };
  const says = isSameText(row.target, after.target) || change.sound !== undefined;
  const isSilent = isOtherWord(row, after) || !says;
  return isSilent ? { ...after, sound: change.sound ?? null } : after;
}

/** A word as it was typed or pasted; `translation` null when none was. */
export interface TypedWord {
  typed: string;
  translation: string | null;
}

export const newRow = ({ typed, translation }: TypedWord): EditorRow => ({
  key: newCommandId(),
  word_id: null,
  typed,
  typed_translation: translation,
  waits_for_network: false,
  image: null,
  target: textOf(typed || null),
  source: textOf(translation),
  sound: null,
});

export const imageOf = ({ image_id, image_path, thumbnail_path }: ImageRowEntry): RowImage => ({
  image_id,
  image_path,
  thumbnail_path,
});

export const namesOf = (entry: Pick<ImageRowEntry, 'target_translations' | 'source_translations'>): PictureNames => ({
  target: entry.target_translations,
  source: entry.source_translations,
});

/** What a row is when a word takes a picture: its texts as they were typed. */
export function namedRow(
  { typed, translation }: TypedWord,
  entry: ImageRowEntry,
): Pick<EditorRow, 'image' | 'target' | 'source'> {
  return { image: imageOf(entry), ...namingOf(typed, translation, namesOf(entry)) };
}

/** A text as a row has it; the server knows which name of the picture it belongs to. */
export const textOf = (text: string | null): RowText | null => (text === null ? null : { translation_id: null, text });
