import type { ImageRowEntry, StoredImage, TranslationRow } from '@lexiroom/contracts/library';
import { isSameText, namingOf } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { type EditorLanguages, type EditorRow, pictureNames, type RowText, ownText } from '../row.ts';

/**
 * What a row is called when it takes a picture. Without a picture until now, it keeps what was typed for it. With another
 * picture it keeps its texts when that was found by them (`isFoundByRow`), or is called so; else the names that the search
 * selected, or the first ones, come with the picture.
 */
export function chosenTexts(
  row: Pick<EditorRow, 'image' | 'target' | 'source' | 'typed' | 'typed_translation'>,
  entry: Pick<ImageRowEntry, 'target_translations' | 'source_translations'>,
  isFoundByRow: boolean,
): { target: RowText | null; source: RowText | null } {
  const target = row.target ?? ownText(row.typed || null);
  const source = row.source ?? ownText(row.typed_translation);
  if (!row.image && target) return namingOf(target.text, source?.text ?? null, pictureNames(entry));
  return {
    target: fitting(entry.target_translations, target, isFoundByRow),
    source: fitting(entry.source_translations, source, isFoundByRow),
  };
}

function fitting(names: readonly TranslationRow[], text: RowText | null, isFoundByRow: boolean): RowText | null {
  const same = names.find(({ translation }) => isSameText({ text: translation }, text));
  if (text && (same || isFoundByRow || text.translation_id === null)) {
    return { translation_id: same?.translation_id ?? null, text: text.text };
  }
  const name = names.find(({ selected }) => selected) ?? names[0];
  return name ? { translation_id: name.translation_id, text: name.translation } : null;
}

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
