import type { LanguageId } from '@lexiroom/domain/languages';

/** What the engine calls a language; null where it has nothing that comes near. */
const engineVoices: Record<LanguageId, string | null> = {
  english_uk: 'en-gb-x-rp',
  english_us: 'en-us',
  spanish: 'es',
  chinese: 'cmn',
  arabic: 'ar',
  french: 'fr',
  german: 'de',
  japanese: 'ja',
  russian: 'ru',
  hindi: 'hi',
  afrikaans: 'af',
  albanian: 'sq',
  armenian: 'hy',
  azerbaijani: 'az',
  bengali: 'bn',
  bulgarian: 'bg',
  croatian: 'hr',
  czech: 'cs',
  danish: 'da',
  dutch: 'nl',
  estonian: 'et',
  // Written as it is said, with the same letters for the same sounds.
  filipino: 'id',
  finnish: 'fi',
  georgian: 'ka',
  greek: 'el',
  hebrew: 'he',
  hungarian: 'hu',
  indonesian: 'id',
  italian: 'it',
  javanese: 'id',
  kazakh: 'kk',
  khmer: null,
  korean: 'ko',
  // In Thai letters: see spoken-text.ts.
  lao: 'th',
  latvian: 'lv',
  lithuanian: 'lt',
  macedonian: 'mk',
  malay: 'ms',
  // Kazakh has the letters Mongolian adds to Cyrillic.
  mongolian: 'kk',
  norwegian: 'nb',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  serbian: 'sr',
  slovak: 'sk',
  slovenian: 'sl',
  swahili: 'sw',
  swedish: 'sv',
  tamil: 'ta',
  thai: 'th',
  turkish: 'tr',
  ukrainian: 'uk',
  uzbek: 'uz',
};

/** The variants behind the places of a language's list: Female 1, Male 1, Female 2, Male 2. */
const variants = ['f2', 'm3', 'f3', 'm8'] as const;

/** The engine's voice for a place in a language's list; undefined when there is none. */
export function engineVoice(language: LanguageId, speaker_id: number): string | undefined {
  const voice = engineVoices[language];
  const variant = variants[speaker_id];
  return voice === null || variant === undefined ? undefined : `${voice}+${variant}`;
}
