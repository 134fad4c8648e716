import type { EditedDeck, EditedWord } from '@lexiroom/contracts/deck-editor';
import type { DeckSettings } from '../editor-store.ts';
import type { EditorLanguages, EditorRow } from '../row.ts';

/** The name on the screen of a row that came with the deck. */
export const keyOf = (word_id: number): string => `word-${word_id}`;

/** A row of the server's, under the key it has on the screen. */
export function rowOf(word: EditedWord, key = keyOf(word.word_id), typed = ''): EditorRow {
  const { word_id, image_id, image_path, thumbnail_path, sound_id, sound_path } = word;
  return {
    key,
    word_id,
    typed,
    typed_translation: null,
    waits_for_network: false,
    image: image_id !== null && image_path !== null ? { image_id, image_path, thumbnail_path: thumbnail_path ?? image_path } : null,
    target: textOf(word.target_translation_id, word.target_translation),
    source: textOf(word.source_translation_id, word.source_translation),
    sound: sound_id !== null && sound_path !== null ? { sound_id, sound_path } : null,
  }; // prettier-ignore
}

const textOf = (translation_id: number | null, text: string | null) =>
  translation_id !== null && text !== null ? { translation_id, text } : null;

/**
 * The rows of the screen as the server has them now, in its order; each keeps its key. Rows that only the screen has, for
 * they wait for a picture, stay behind the row they followed.
 */
export function rowsOf({ words }: EditedDeck, shown: readonly EditorRow[]): EditorRow[] {
  const known = new Map(shown.map((row) => [row.word_id, row]));
  const rows = words.map((word) => {
    const { key, typed } = known.get(word.word_id) ?? {};
    return rowOf(word, key, typed);
  });
  for (const [index, row] of shown.entries()) {
    if (row.word_id !== null) continue;
    const before = shown.slice(0, index).findLast(({ key }) => rows.some((one) => one.key === key));
    rows.splice(rows.findIndex(({ key }) => key === before?.key) + 1, 0, row);
  }
  return rows;
}

export const settingsOf = (deck: EditedDeck): DeckSettings => ({
  deck_name: deck.deck_name,
  purpose: deck.purpose,
  target_language: deck.target_language,
  source_language: deck.source_language,
  show_translation: deck.show_translation,
});

export const languagesOf = ({ target_language, source_language }: EditorLanguages): EditorLanguages => ({
  target_language,
  source_language,
});

/** What a row has chosen, as the calls name it. */
export const chosenIds = ({ image, target, source, sound }: Omit<EditorRow, 'key'>) => ({
  image_id: image?.image_id ?? null,
  target_translation_id: target?.translation_id ?? null,
  source_translation_id: source?.translation_id ?? null,
  sound_id: sound?.sound_id ?? null,
});
