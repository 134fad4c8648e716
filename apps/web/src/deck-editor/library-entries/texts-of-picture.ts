import type { ImageRowEntry, StoredImage, TranslationRow } from '@lexiroom/contracts/library';
import { isSameText, namingOf } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { type EditorLanguages, type EditorRow, pictureNames, type RowText, ownText } from '../row.ts';

/**
 * The texts of a row that takes a picture of the library. A row without a picture until now keeps what was typed for it. A row
 * that had another picture keeps its texts when the new one was found by them (`isFoundByRow`) or is called so; else it gets
 * the names of the picture that the search has selected, or the first ones.
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
    target: textFor(entry.target_translations, target, isFoundByRow),
    source: textFor(entry.source_translations, source, isFoundByRow),
  };
}

function textFor(names: readonly TranslationRow[], text: RowText | null, isFoundByRow: boolean): RowText | null {
  const same = names.find(({ translation }) => isSameText({ text: translation }, text));
  if (text && (same || isFoundByRow || text.translation_id === null)) {
    return { translation_id: same?.translation_id ?? null, text: text.text };
  }
  const name = names.find(({ selected }) => selected) ?? names[0];
  return name ? { translation_id: name.translation_id, text: name.translation } : null;
}

/** The texts of a row that takes a picture which was just uploaded: the names that this got. */
export function storedTexts(
  { translations }: Pick<StoredImage, 'translations'>,
  { target_language, source_language }: EditorLanguages,
): { target: RowText | null; source: RowText | null } {
  const textIn = (language: LanguageId | null): RowText | null => {
    const name = translations.find((translation) => translation.language === language);
    return name ? { translation_id: name.translation_id, text: name.translation } : null;
  };
  return { target: textIn(target_language), source: textIn(source_language) };
}
