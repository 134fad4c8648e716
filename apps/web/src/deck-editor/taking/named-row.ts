import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { namingOf, type PictureNames } from '@lexiroom/domain/deck-editor';
import { newCommandId } from '../../api/command-id.ts';
import type { EditorRow, RowImage, RowText } from '../row.ts';

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
