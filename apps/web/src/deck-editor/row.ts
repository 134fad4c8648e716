import type { LanguageId } from '@lexiroom/domain/languages';

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
