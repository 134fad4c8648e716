import type { LanguageId } from '../languages/index.ts';

/**
 * Letters that carry a mark, or are a form of another one, and yet are letters of their own: the alphabet of the language
 * lists them, and its dictionaries sort them apart (the tailorings of CLDR 48 were followed). Elsewhere the mark is an
 * accent, which does not count. Languages that are not named have none: their alphabet is plain, as in English or Indonesian;
 * treats marked letters as variants, as in German, French, Italian, Dutch or Portuguese; or has a script of its own.
 */
export const ownLetters: Partial<Record<LanguageId, string>> = {
  albanian: 'ç ë',
  azerbaijani: 'ç ə ğ ı ö ş ü',
  croatian: 'č ć đ š ž',
  czech: 'č ř š ž',
  danish: 'æ ø å',
  estonian: 'š ž õ ä ö ü',
  filipino: 'ñ',
  finnish: 'å ä ö',
  hungarian: 'ö ő ü ű',
  latvian: 'č ģ ķ ļ ņ š ž',
  lithuanian: 'č š ž',
  // г and к with an acute are letters, while ѐ and ѝ only say how a word is stressed or told apart.
  macedonian: 'ѓ ќ',
  // In Mongolian ё is a vowel of its own, not a spelling of е as in Russian.
  mongolian: 'ё',
  norwegian: 'æ ø å',
  polish: 'ą ć ę ł ń ó ś ź ż',
  romanian: 'ă â î ș ț',
  slovak: 'ä č ô š ž',
  slovenian: 'č ć đ š ž',
  spanish: 'ñ',
  swedish: 'å ä ö',
  turkish: 'ç ğ ı ö ş ü',
};

/** Letters that Unicode does not take apart, and what they are where they are no letters of their own. */
export const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ς: 'σ',
  // Arabic and Persian keyboards have different signs for the same letters; an alef with a sign of joining is an alef.
  ی: 'ي', ى: 'ي', ک: 'ك', ە: 'ه', ٱ: 'ا',
}; // prettier-ignore
