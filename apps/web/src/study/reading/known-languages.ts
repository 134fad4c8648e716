import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { read } from '../../browser/stored-values.ts';
import { languageOfTag } from '../../i18n/language-of-tag.ts';

/** So many are told to the server at most. */
export const mostKnown = 5;

/**
 * The languages that whoever sits here knows, the best first: the one that a deck was read from last, the one that decks are
 * looked for in, which the account may say, that of the interface, where it was chosen, and those of the browser.
 */
export function knownLanguages(): LanguageId[] {
  const ofInterface = read('interface_language');
  const candidates = [
    read('study_source'),
    read('search_source_language'),
    ofInterface && languageOfTag(ofInterface),
    ...navigator.languages.map(languageOfTag),
  ];
  return [...new Set(candidates.filter((one) => isLanguageId(one)))].slice(0, mostKnown);
}
