import { type LanguageId, languages } from '../languages/index.ts';

/**
 * How well generated speech says a language. `poor`: one can tell the word, but would not learn it from that; any other
 * voice is to be preferred.
 */
export type SpeechQuality = 'good' | 'poor' | 'none';

const exceptions: Partial<Record<LanguageId, SpeechQuality>> = {
  // Said only where its vowels are written, and then not where a word is stressed.
  hebrew: 'poor',
  // Letters are said in the order they are written, which is not that of the sounds.
  thai: 'poor',
  lao: 'poor',
  khmer: 'none',
};

/** How well a language is said. 53 of the 54 are said at all. */
export function speechQuality(language: LanguageId): SpeechQuality {
  return exceptions[language] ?? 'good';
}

/** Says its name in a language whose name is written without vowels otherwise. */
const namesWithVowels: Partial<Record<LanguageId, string>> = { hebrew: 'עִבְרִית', arabic: 'اَلْعَرَبِيَّة' };

/** What a voice says to be chosen by: the name of its language, in that language. */
export function sampleText(language: LanguageId): string {
  const { tag } = languages[language];
  const withVowels = namesWithVowels[language];
  if (withVowels !== undefined) return withVowels;
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag.split('-')[0]!) ?? languages[language].name;
}
