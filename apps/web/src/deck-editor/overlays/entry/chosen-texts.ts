import type { ImageRowEntry, TranslationRow } from '@lexiroom/contracts/library';
import { namingOf } from '@lexiroom/domain/deck-editor';
import type { EditorRow, RowText } from '../../row.ts';
import { namesOf, textOf } from '../../taking/named-row.ts';

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * The name that is called as the text that stood there; else a text that was typed, as a new name; else the name the search
 * selected, or the first; null when there are none.
 */
function fitting(names: readonly TranslationRow[], text: RowText | null): RowText | null {
  const wanted = text && plain(text.text);
  const same = names.find(({ translation }) => plain(translation) === wanted);
  if (!same && text?.translation_id === null) return text;
  return textOf(same ?? names.find(({ selected }) => selected) ?? names[0] ?? null);
}

/**
 * Which names of a picture a row gets when it takes it: those that stood there, as far as the picture is called so. A row
 * that has no text yet gets what was typed for it.
 */
export function chosenTexts(
  { target, source, typed, typed_translation }: Pick<EditorRow, 'target' | 'source' | 'typed' | 'typed_translation'>,
  entry: Pick<ImageRowEntry, 'target_translations' | 'source_translations'>,
): { target: RowText | null; source: RowText | null } {
  if (!target && typed !== '') {
    const naming = namingOf(typed, source?.text ?? typed_translation, namesOf(entry));
    return { target: textOf(naming.target), source: textOf(naming.source) };
  }
  return {
    target: fitting(entry.target_translations, target),
    source: fitting(entry.source_translations, source ?? textOf(typed_translation)),
  };
}
