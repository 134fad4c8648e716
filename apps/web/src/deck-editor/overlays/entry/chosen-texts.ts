import type { ImageRowEntry, TranslationRow } from '@lexiroom/contracts/library';
import type { EditorRow, RowText } from '../../row.ts';

const plain = (text: string) => text.normalize('NFC').toLowerCase();
const toText = ({ translation_id, translation }: TranslationRow): RowText => ({ translation_id, text: translation });

/** The name that is called as `text`, else the one the search selected, else the first; null when there are none. */
function fitting(names: readonly TranslationRow[], text: string | undefined): RowText | null {
  const wanted = text ? plain(text) : undefined;
  const name =
    names.find(({ translation }) => plain(translation) === wanted) ??
    names.find(({ selected }) => selected) ??
    names[0];
  return name ? toText(name) : null;
}

/** Which names of a picture a row gets when it takes it: those that stood there, as far as the picture is called so. */
export function chosenTexts(
  { target, source, typed }: Pick<EditorRow, 'target' | 'source' | 'typed'>,
  entry: Pick<ImageRowEntry, 'target_translations' | 'source_translations'>,
): { target: RowText | null; source: RowText | null } {
  return {
    target: fitting(entry.target_translations, target?.text ?? typed),
    source: fitting(entry.source_translations, source?.text),
  };
}
