import type { DeckWord } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { imagePath, soundPath, thumbnailPath } from '../media/media-paths.ts';
import { wordCardPath } from '../word-cards/word-card-address.ts';
import { type DeckRow, readWords, type WordRow } from './read-decks.ts';

/** A word that has a text in the target language: one without cannot be asked. */
export type NamedWord = WordRow & { target_text: string };

/** A word of a deck as everybody sees it who sees the deck. */
export type PlainDeckWord = Omit<DeckWord, 'due_date' | 'due_dates' | 'answers'>;

/**
 * The words of these decks that have a text in the target language, deck after deck. What waits hidden for an admin is
 * left out for all but the owner. With `showsOthers` they are for others as well, and in the language `source`, as
 * {@link readWords} says; with `word_ids` only those of these ids.
 */
export async function namedWords(
  pool: pg.Pool,
  visitor: Pick<CurrentUser, 'user_id'> | undefined,
  decks: readonly DeckRow[],
  {
    showsOthers = false,
    source,
    word_ids,
  }: { showsOthers?: boolean; source?: LanguageId | undefined; word_ids?: readonly number[] } = {},
): Promise<NamedWord[]> {
  const owners = new Map(decks.map(({ deck_id, owner_id }) => [deck_id, owner_id]));
  const of = { user_id: visitor?.user_id, showsOthers, source };
  const words = await readWords(pool, of, [...owners.keys()], word_ids);
  return words.filter(isNamed).filter((word) => !word.is_hidden || owners.get(word.deck_id) === visitor?.user_id);
}

const isNamed = (word: WordRow): word is NamedWord => word.target_text !== null;

/** A word with its own texts, and the addresses of its pictures. */
export function toPlainDeckWord(row: NamedWord): PlainDeckWord {
  const { image_hash: _hash, sound_hash, is_hidden: _hidden, target_text, source_text, ...shown } = row;
  const { card_text: _text, card_language: _language, ...word } = shown;
  const { note, example, example_translation, source_sound_id, source_sound_hash, ...plain } = word;
  return {
    ...plain,
    // Most words have none, and a page of 400 is to stay small.
    ...(note !== null && { note }),
    ...(example !== null && { example }),
    ...(example_translation !== null && { example_translation }),
    ...(source_sound_id !== null &&
      source_sound_hash !== null && { source_sound_id, source_sound_path: soundPath(source_sound_hash) }),
    target_translation: target_text,
    source_translation: source_text,
    deck_translation_id: word.word_id,
    ...picturePaths(row),
    sound_path: sound_hash === null ? null : soundPath(sound_hash),
  };
}

/** Where a word's picture and its small form are served; of a word without one, its word card. */
function picturePaths(word: WordRow): Pick<DeckWord, 'image_path' | 'thumbnail_path'> {
  const { image_hash } = word;
  if (image_hash !== null) return { image_path: imagePath(image_hash), thumbnail_path: thumbnailPath(image_hash) };
  const { card_text, card_language } = word;
  const card = wordCardPath({ ...word, source_text: card_text, source_language: card_language });
  return { image_path: card, thumbnail_path: card };
}
