import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { type Name, namingOf, type PictureNames } from '@lexiroom/domain/deck-editor';
import { newCommandId } from '../../connection/command-id.ts';
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
  target: null,
  source: null,
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

/** What a row has chosen when a word takes a picture: its names, of which those that are not there yet have no id. */
export function namedRow(
  { typed, translation }: TypedWord,
  entry: ImageRowEntry,
): Pick<EditorRow, 'image' | 'target' | 'source'> {
  const { target, source } = namingOf(typed, translation, namesOf(entry));
  return { image: imageOf(entry), target: textOf(target), source: textOf(source) };
}

/** A name as a row has it; a text that is none yet comes without an id. */
export function textOf(name: Name | string | null): RowText | null {
  if (name === null) return null;
  if (typeof name === 'string') return { translation_id: null, text: name };
  return { translation_id: name.translation_id, text: name.translation };
}
