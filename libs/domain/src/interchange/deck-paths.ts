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
