import { tidyLine } from '../text/index.ts';

/** What parts a folder from what lies in it, in a cell that names a deck: as Anki writes it, or as paths are written. */
const partings = /::|\s*[/\\]\s*|\s+>\s+/u;

/**
 * The path of a deck out of the text of a cell, from outside in: 'Spanish::Unit 1', 'Spanish/Unit 1' and 'Spanish > Unit 1'
 * are the deck 'Unit 1' in the folder 'Spanish'. Empty for a text that names nothing.
 */
export function deckPathOf(text: string): string[] {
  return text.split(partings).map(tidyLine).filter((name) => name !== ''); // prettier-ignore
}

/** A part of the words, and what the deck is called that they go to. */
export interface DeckPart<Word> {
  name: string;
  words: Word[];
}

/**
 * Words in decks of at most `limit`: one deck with its own name where they fit into one, else 'Name 1', 'Name 2' …, each
 * full but the last.
 */
export function splitDecks<Word>(name: string, words: readonly Word[], limit: number): DeckPart<Word>[] {
  if (words.length <= limit) return [{ name, words: [...words] }];
  return Array.from({ length: Math.ceil(words.length / limit) }, (_, at) => ({
    name: `${name} ${at + 1}`,
    words: words.slice(at * limit, (at + 1) * limit),
  }));
}
