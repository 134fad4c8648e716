import { isSameText } from '@lexiroom/domain/deck-editor';
import type { ImageRowEntry, TranslationRow } from '@lexiroom/contracts/library';
import { type EditorLanguages, type EditorRow, noNotes, type RowNotes, type RowSound, type RowText } from '../row.ts';
import { searchPictures } from '../picture-search.ts';

/**
 * The rows of a deck in other languages: each keeps its picture, and gets the names the library has for it there, for the
 * side whose language changes. Texts without such a name are lost; words without a picture keep what was typed. Pictures are asked for by word, or, in a deck that is
 * not made yet, by the texts that stand there.
 */
export async function rowsInLanguages(
  rows: readonly EditorRow[],
  from: EditorLanguages,
  to: EditorLanguages,
  signal?: AbortSignal,
): Promise<EditorRow[]> {
  const isSameTarget = from.target_language === to.target_language;
  const isSameSource = from.source_language === to.source_language;
  const isSwap = from.target_language === to.source_language && from.source_language === to.target_language;
  const asked = rows.filter(({ image }) => image !== null);
  const found = await searchPictures(
    asked.map((row) => row.word_id ?? row.target?.text ?? row.typed),
    to,
    signal,
  );
  const entries = new Map<string, ImageRowEntry>();
  for (const [index, { key, image }] of asked.entries()) {
    const entry = found[index]?.find(({ image_id }) => image_id === image?.image_id);
    if (entry) entries.set(key, entry);
  }
  return rows.map((row) => {
    const entry = entries.get(row.key);
    const isTyped = row.image === null;
    const target = isSameTarget || isTyped ? row.target : otherName(entry?.target_translations, row.target);
    const explained = isSameSource || isTyped ? row.source : otherName(entry?.source_translations, row.source);
    const source = to.source_language && explained;
    const notes = isTyped ? {} : notesIn(row, { isSameTarget, isSameSource, isSwap });
    const sounds = {
      sound: isSameTarget ? row.sound : soundOf(row, target, isSwap && 'source'),
      source_sound: isSameSource ? row.source_sound : soundOf(row, source, isSwap && 'target'),
    };
    return { ...row, target, source, ...(isSameTarget ? {} : { extra: undefined }), ...sounds, ...notes };
  });
}

/** Where the two languages change places, a text that stood on the other side brings its sound along. */
function soundOf(row: EditorRow, text: RowText | null, from: 'target' | 'source' | false): RowSound | null {
  if (!from || !isSameText(row[from], text)) return null;
  return from === 'target' ? row.sound : row.source_sound;
}

/**
 * What was told of a word, in other languages: where the two change places, so do an example and what it means. Else what is
 * in a language that goes is lost, and with the target language all of it.
 */
function notesIn(
  { note, example, example_translation }: EditorRow,
  { isSameTarget, isSameSource, isSwap }: Record<'isSameTarget' | 'isSameSource' | 'isSwap', boolean>,
): RowNotes {
  if (isSwap) return { note, example: example_translation, example_translation: example };
  if (!isSameTarget) return noNotes;
  return { note, example, example_translation: isSameSource ? example_translation : null };
}

/** A name that is not the row's own, which is listed too, in the language that it leaves. */
function otherName(names: readonly TranslationRow[] = [], own: RowText | null): RowText | null {
  const others = names.filter(({ translation_id }) => translation_id !== own?.translation_id);
  const name = others.find(({ selected }) => selected) ?? others[0];
  return name ? { translation_id: name.translation_id, text: name.translation } : null;
}

/** How a change of languages turns out. */
export interface Kept {
  /** How many rows have every text they need. */
  kept: number;
  /** Those that had a text and have none in the new language. */
  lost: readonly EditorRow[];
}

/** Which rows keep their texts; `after` are the same rows in the new languages. */
export function outcomeOf(before: readonly EditorRow[], after: readonly EditorRow[], hasSource: boolean): Kept {
  const lost = before.filter((row, index) => {
    const then = after[index];
    return (row.target !== null && !then?.target) || (hasSource && !then?.source);
  });
  return { kept: before.length - lost.length, lost };
}
