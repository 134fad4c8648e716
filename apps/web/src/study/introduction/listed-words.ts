import type { DeckWord } from '@lexiroom/contracts/decks';
import type { Study } from '../study.ts';

/** The words that are listed: all of them, or those of a selection, which stand in their place. */
export const listedWords = ({ selection, words, data }: Study): readonly DeckWord[] => (selection ? words : data.words);
