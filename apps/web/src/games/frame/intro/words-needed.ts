import type { DeckWord } from '@lexiroom/contracts/decks';
import type { Game } from '../game-screen.ts';

/** Whether a game can be played with these words, of which those count that can be asked (specification 2 section 4.5). */
export function isEnough({ traits }: Game, words: readonly DeckWord[]): boolean {
  const { least, most } = traits.words;
  const count = words.filter((word) => canBeAsked(word)).length;
  return count >= least && (most === null || count <= most);
}

/**
 * With neither a picture nor a translation a word would be asked by itself. As `kindsFor` of the domain has it, which would
 * bring the choice of options along to the first page.
 */
export function canBeAsked({ image_id, image_path, source_translation }: DeckWord): boolean {
  return (image_path !== null && image_id !== null) || source_translation !== null;
}
