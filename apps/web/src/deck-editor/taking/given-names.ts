import type { LanguageId } from '@lexiroom/domain/languages';
import { api } from '../../api.ts';
import type { EditorLanguages, EditorRow, RowText } from '../row.ts';

/**
 * The row, with its texts as names of its picture in the library: those that are not there yet are given, one that is
 * there already (in other case, too) is taken. A row without a picture has nothing to be named. Throws what the calls throw.
 */
export async function withNamesGiven(row: EditorRow, languages: EditorLanguages): Promise<EditorRow> {
  const { image, target, source } = row;
  if (!image || !(isNew(target) || isNew(source))) return row;
  const named = (text: RowText | null, language: LanguageId | null) =>
    isNew(text) && language !== null ? addName(image.image_id, text.text, language) : text;
  const [targetNamed, sourceNamed] = await Promise.all([
    named(target, languages.target_language),
    named(source, languages.source_language),
  ]);
  return { ...row, target: targetNamed, source: sourceNamed };
}

/** Whether a text is not a name of the library yet. */
const isNew = (text: RowText | null): text is RowText => text?.translation_id === null;

/** Gives a picture a name; one that it has already comes back as it is. Throws what the call throws. */
export async function addName(image_id: number, text: string, language: LanguageId) {
  const body = { translation_array: [text], image_id, translation_language: language };
  const { translations } = await api.addTranslations({ body });
  const { translation_id, translation } = translations[0]!;
  return { translation_id, text: translation };
}

/** So many rows are named at a time. */
const atOnce = 4;

/** The same for all rows of a deck; each that was named is told at once, so that nothing is given twice after a failure. */
export async function giveNames(
  rows: readonly EditorRow[],
  languages: EditorLanguages,
  onNamed: (row: EditorRow) => void,
): Promise<void> {
  const left = rows.filter(({ image, target, source }) => image && (isNew(target) || isNew(source)));
  async function work() {
    for (let row = left.shift(); row; row = left.shift()) onNamed(await withNamesGiven(row, languages));
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
