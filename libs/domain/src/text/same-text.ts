import { type LanguageId, languageOf } from '../languages/index.ts';

/**
 * A text as it is compared with others of its language: two that have the same key are the same text (decisions section
 * 14). Only case does not count, by the rules of the language, as Turkish I is the capital of ı; accents and signs do.
 * How texts are looked for is another thing: see `foldKey`.
 */
export function caseKey(text: string, language?: LanguageId | null): string {
  return text.normalize('NFC').toLocaleLowerCase(language ? languageOf(language).tag : 'en');
}
