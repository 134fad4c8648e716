import type { DeckWord } from '@lexiroom/contracts/decks';

/** What is needed of a word to show what its owner tells of it. */
export type NotedWord = Pick<
  DeckWord,
  'word_id' | 'note' | 'example' | 'example_translation' | 'target_language' | 'source_language'
>;

/** Whether a word's owner tells something of it. */
export const hasNotes = ({ note, example, example_translation }: NotedWord): boolean =>
  [note, example, example_translation].some((text) => text !== undefined);
