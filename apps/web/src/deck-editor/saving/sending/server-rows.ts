import type { EditedDeck, EditedWord } from '@lexiroom/contracts/deck-editor';
import { noteFields } from '@lexiroom/domain/deck-editor';
import type { DeckSettings } from '../../editor-store.ts';
import type { EditorRow } from '../../row.ts';

/** The key of a row that came with the deck. */
export const keyOf = (word_id: number): string => `word-${word_id}`;

/** A row of the server's. It keeps the key it is shown with, and what was typed for it, which the server does not know. */
export function rowOf(word: EditedWord, shown?: EditorRow): EditorRow {
  const { word_id, image_id, image_path, thumbnail_path, sound_id, sound_path } = word;
  const hasImage = image_id !== null && image_path !== null;
  const image = hasImage ? { image_id, image_path, thumbnail_path: thumbnail_path ?? image_path } : null;
  return {
    key: shown?.key ?? keyOf(word_id),
    word_id,
    typed: shown?.typed ?? '',
    typed_translation: null,
    waits_for_network: image === null && (shown?.waits_for_network ?? false),
    image,
    target: rowText(word.target_translation_id, word.target_text),
    source: rowText(word.source_translation_id, word.source_text),
    extra: word.extra_target_translation,
    sound: sound_id !== null && sound_path !== null ? { sound_id, sound_path } : null,
    source_sound: sourceSoundOf(word),
    note: word.note ?? null,
    example: word.example ?? null,
    example_translation: word.example_translation ?? null,
  };
}

const sourceSoundOf = ({ source_sound_id: sound_id, source_sound_path: sound_path }: EditedWord) =>
  sound_id !== undefined && sound_path !== undefined ? { sound_id, sound_path } : null;

const rowText = (translation_id: number | null, text: string | null) =>
  text === null ? null : { translation_id, text };

/** The rows of a deck as the server has them, in its order; each keeps the key it is shown with. */
export function rowsOf({ words }: EditedDeck, shown: readonly EditorRow[]): EditorRow[] {
  const shownByWord = new Map(shown.map((row) => [row.word_id, row]));
  return words.map((word) => rowOf(word, shownByWord.get(word.word_id)));
}

export const settingsOf = (deck: EditedDeck): DeckSettings => ({
  deck_name: deck.deck_name,
  purpose: deck.purpose,
  target_language: deck.target_language,
  source_language: deck.source_language,
  show_translation: deck.show_translation,
});

/** What a row is made of, by the names that the calls have for it. */
export const fieldsOf = ({ image, target, source, extra, sound, source_sound, ...row }: Omit<EditorRow, 'key'>) => ({
  image_id: image?.image_id ?? null,
  target_translation_id: target?.translation_id ?? null,
  source_translation_id: source?.translation_id ?? null,
  sound_id: sound?.sound_id ?? null,
  target_text: target?.text ?? null,
  source_text: source?.text ?? null,
  ...(source_sound ? { source_sound_id: source_sound.sound_id } : {}),
  ...(extra === undefined ? {} : { extra_target_translation: extra }),
  ...Object.fromEntries(noteFields.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]))),
});
