import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { type Name, type Naming, namingOf, type PictureNames } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { api } from '../../api.ts';
import { newCommandId } from '../../connection/command-id.ts';
import type { EditorLanguages, EditorRow, RowImage, RowText } from '../row.ts';

/** A word as it was typed or pasted; `translation` null when none was. */
export interface TypedWord {
  typed: string;
  translation: string | null;
}

export const newRow = ({ typed }: Pick<TypedWord, 'typed'>): EditorRow => ({
  key: newCommandId(),
  word_id: null,
  typed,
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

export const namesOf = (entry: ImageRowEntry): PictureNames => ({
  target: entry.target_translations,
  source: entry.source_translations,
});

/** What a row has chosen when a word takes a picture: its names, of which those that are not there yet are added. */
export async function namedRow(
  { typed, translation }: TypedWord,
  entry: ImageRowEntry,
  languages: EditorLanguages,
): Promise<Pick<EditorRow, 'image' | 'target' | 'source'>> {
  const naming: Naming = namingOf(typed, translation, namesOf(entry));
  const [target, source] = await Promise.all([
    textFor(entry.image_id, naming.target, languages.target_language),
    textFor(entry.image_id, naming.source, languages.source_language),
  ]);
  return { image: imageOf(entry), target, source };
}

async function textFor(image_id: number, name: Name | string | null, language: LanguageId | null) {
  if (name === null || language === null) return null;
  if (typeof name === 'string') return addName(image_id, name, language);
  return { translation_id: name.translation_id, text: name.translation };
}

/** Gives a picture a name; one that it has already comes back as it is. Throws what the call throws. */
export async function addName(image_id: number, text: string, language: LanguageId): Promise<RowText> {
  const body = { translation_array: [text], image_id, translation_language: language };
  const { translations } = await api.addTranslations({ body });
  const { translation_id, translation } = translations[0]!;
  return { translation_id, text: translation };
}
