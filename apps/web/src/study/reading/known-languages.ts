import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { read } from '../../browser/stored-values.ts';
import { languageOfTag } from '../../i18n/language-of-tag.ts';

/** So many are told to the server at most. */
const mostKnown = 5;

/**
 * The languages that whoever sits here knows, the best first: the one that a deck was read from last, the one that decks are
 * looked for in, which the account may say, that of the interface, where it was chosen, and those of the browser.
 */
export function knownLanguages(): LanguageId[] {
  const chosen = [read('study_source'), read('search_source_language')];
  const tags = [read('interface_language') ?? '', ...navigator.languages];
  const known = [...chosen, ...tags.map(languageOfTag)].filter((one) => isLanguageId(one));
  return [...new Set(known)].slice(0, mostKnown);
}
