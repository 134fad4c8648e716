import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { read, remember } from '../browser/stored-values.ts';
import { languageOfTag } from '../i18n/language-of-tag.ts';

/** Meanings as the deck has them. */
export const asTheDeck = 'deck';

/**
 * The language in which a player reads what words mean: the one chosen on this phone, else that of the interface, where it
 * was chosen, else the first of the browser's that decks can be in. Undefined: as the deck has it.
 */
export function readingLanguage(): LanguageId | undefined {
  const chosen = read('reading_language');
  if (chosen === asTheDeck) return undefined;
  if (chosen !== null && isLanguageId(chosen)) return chosen;
  const ofInterface = read('interface_language');
  const preferred = [...(ofInterface === null ? [] : [ofInterface]), ...navigator.languages];
  for (const tag of preferred) {
    const found = languageOfTag(tag);
    if (found) return found;
  }
  return undefined;
}

export function chooseReadingLanguage(chosen: LanguageId | typeof asTheDeck): void {
  remember('reading_language', chosen);
}
