import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import type { StudyAddress, View } from './address.ts';
import type { Selection } from './selection.ts';

/** What is opened for learning: one deck, a category, several decks, or a selection of words. */
export interface Study {
  address: StudyAddress & { view: View };
  data: DeckData;
  /** The viewer owns the decks: answers count, words can be pinned, due dates are shown. */
  isOwner: boolean;
  /** A selection of words, or more than one deck id. */
  isCustom: boolean;
  selection: Selection | undefined;
  /** What the modes ask: the selected words in the order of the deck, or all that have a picture. */
  words: readonly DeckWord[];
  /** Of the category, or of the (first) deck. */
  name: string;
}

export function makeStudy(
  address: StudyAddress & { view: View },
  data: DeckData,
  selection: Selection | undefined,
): Study {
  const chosen = selection && new Set(selection.word_ids);
  const words = data.words.filter((word) => (chosen ? chosen.has(word.word_id) : word.image_path !== null));
  return {
    address,
    data,
    isOwner: data.logged_in_user?.username === data.username,
    isCustom: chosen !== undefined || (address.type === 'deck' && address.ids.length > 1),
    selection,
    words,
    name: data.category_name !== null && address.type === 'category' ? data.category_name : data.deck_name,
  };
}
