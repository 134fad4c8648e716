import { type LanguageId, languageOf } from '../languages/index.ts';

/**
 * The key that judges whether two texts of one language are the same text: they are when their keys are equal (decisions
 * section 14). Only case does not count, by the rules of the language, as Turkish I is the capital of ı; accents and signs
 * do count. It is not for searching: texts are looked for by `searchKey`, which is more generous.
 */
export function sameTextKey(text: string, language?: LanguageId | null): string {
  return text.normalize('NFC').toLocaleLowerCase(language ? languageOf(language).tag : 'en');
}
