import type { StoredImage } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import type { EditorLanguages, RowText } from '../../row.ts';

/** The names that a new picture got, as texts of a row. */
export function storedTexts(
  { translations }: Pick<StoredImage, 'translations'>,
  { target_language, source_language }: EditorLanguages,
): { target: RowText | null; source: RowText | null } {
  const textIn = (language: LanguageId | null): RowText | null => {
    const name = translations.find((one) => one.language === language);
    return name ? { translation_id: name.translation_id, text: name.translation } : null;
  };
  return { target: textIn(target_language), source: textIn(source_language) };
}
