import type { DeckWord } from '@lexiroom/contracts/decks';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { imagePath, thumbnailPath } from '../library/picture-paths.ts';
import { soundPath } from '../sounds/sound-path.ts';
import { type DeckRow, readWords, type WordRow } from './deck-rows.ts';

/** A word that has a text in the target language: one without cannot be asked. */
export type NamedWord = WordRow & { target_translation: string };

/** A word of a deck as everybody sees it who sees the deck. */
export type PlainDeckWord = Omit<DeckWord, 'due_date' | 'due_dates' | 'answers'>;

/**
 * The words of these decks that have a text in the target language, deck after deck. What waits hidden for an admin is
 * left out for all but the owner.
 */
export async function namedWords(
  pool: pg.Pool,
  visitor: Pick<CurrentUser, 'user_id'> | undefined,
  decks: readonly DeckRow[],
): Promise<NamedWord[]> {
  const owners = new Map(decks.map(({ deck_id, owner_id }) => [deck_id, owner_id]));
  const words = await readWords(pool, [...owners.keys()]);
  return words.filter(isNamed).filter((word) => !word.is_hidden || owners.get(word.deck_id) === visitor?.user_id);
}

const isNamed = (word: WordRow): word is NamedWord => word.target_translation !== null;

/** A word with the addresses of its pictures. */
export function toPlainDeckWord({ image_hash, sound_hash, is_hidden: _hidden, ...word }: NamedWord): PlainDeckWord {
  return {
    ...word,
    deck_translation_id: word.word_id,
    image_path: image_hash === null ? null : imagePath(image_hash),
    thumbnail_path: image_hash === null ? null : thumbnailPath(image_hash),
    sound_path: sound_hash === null ? null : soundPath(sound_hash),
  };
}
