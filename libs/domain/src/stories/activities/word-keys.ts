import type { LanguageId } from '../../languages/index.ts';
import { searchKey, wordPlaces } from '../../text/index.ts';

/** Names of more words are not looked for. */
const mostWords = 4;

/**
 * By what names may be found that stand in a text: the search keys of up to four words in a row, each once.
 */
export function wordKeys(text: string, language: LanguageId): Set<string> {
  const places = wordPlaces(text, language);
  const keys = new Set<string>();
  for (const [first, { start }] of places.entries()) {
    for (const { end } of places.slice(first, first + mostWords)) keys.add(searchKey(text.slice(start, end)));
  }
  return keys;
}
