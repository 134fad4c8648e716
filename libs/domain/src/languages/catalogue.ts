/** One language that decks can be in. */
export interface Language {
  /** As people read it. */
  name: string;
  /** BCP 47: for `lang` attributes, comparison and speech. */
  tag: string;
  /** ISO 15924. */
  script: 'Latn' | 'Cyrl' | 'Grek' | 'Arab' | 'Hebr' | 'Hans' | 'Jpan' | 'Kore' | 'Deva' | 'Beng' | 'Taml' | 'Thai' | 'Laoo' | 'Khmr' | 'Geor' | 'Armn'; // prettier-ignore
  direction: 'ltr' | 'rtl';
  /** How a text is cut into words: at spaces, or by `Intl.Segmenter` where none are written. */
  segmentation: 'spaces' | 'segmenter';
}

const spaced = { direction: 'ltr', segmentation: 'spaces' } as const;
const unspaced = { direction: 'ltr', segmentation: 'segmenter' } as const;
const rightToLeft = { direction: 'rtl', segmentation: 'spaces' } as const;

/** The 54 languages (specification 1 section 9), by the identifiers that are stored and sent. */
export const languages = {
  english_uk: { name: 'English (UK)', tag: 'en-GB', script: 'Latn', ...spaced },
  english_us: { name: 'English (US)', tag: 'en-US', script: 'Latn', ...spaced },
  spanish: { name: 'Spanish', tag: 'es', script: 'Latn', ...spaced },
  chinese: { name: 'Chinese', tag: 'zh-Hans', script: 'Hans', ...unspaced },
  arabic: { name: 'Arabic', tag: 'ar', script: 'Arab', ...rightToLeft },
  french: { name: 'French', tag: 'fr', script: 'Latn', ...spaced },
  german: { name: 'German', tag: 'de', script: 'Latn', ...spaced },
  japanese: { name: 'Japanese', tag: 'ja', script: 'Jpan', ...unspaced },
  russian: { name: 'Russian', tag: 'ru', script: 'Cyrl', ...spaced },
  hindi: { name: 'Hindi', tag: 'hi', script: 'Deva', ...spaced },
  afrikaans: { name: 'Afrikaans', tag: 'af', script: 'Latn', ...spaced },
  albanian: { name: 'Albanian', tag: 'sq', script: 'Latn', ...spaced },
  armenian: { name: 'Armenian', tag: 'hy', script: 'Armn', ...spaced },
  azerbaijani: { name: 'Azerbaijani', tag: 'az', script: 'Latn', ...spaced },
  bengali: { name: 'Bengali', tag: 'bn', script: 'Beng', ...spaced },
  bulgarian: { name: 'Bulgarian', tag: 'bg', script: 'Cyrl', ...spaced },
  croatian: { name: 'Croatian', tag: 'hr', script: 'Latn', ...spaced },
  czech: { name: 'Czech', tag: 'cs', script: 'Latn', ...spaced },
  danish: { name: 'Danish', tag: 'da', script: 'Latn', ...spaced },
  dutch: { name: 'Dutch', tag: 'nl', script: 'Latn', ...spaced },
  estonian: { name: 'Estonian', tag: 'et', script: 'Latn', ...spaced },
  filipino: { name: 'Filipino', tag: 'fil', script: 'Latn', ...spaced },
  finnish: { name: 'Finnish', tag: 'fi', script: 'Latn', ...spaced },
  georgian: { name: 'Georgian', tag: 'ka', script: 'Geor', ...spaced },
  greek: { name: 'Greek', tag: 'el', script: 'Grek', ...spaced },
  hebrew: { name: 'Hebrew', tag: 'he', script: 'Hebr', ...rightToLeft },
  hungarian: { name: 'Hungarian', tag: 'hu', script: 'Latn', ...spaced },
  indonesian: { name: 'Indonesian', tag: 'id', script: 'Latn', ...spaced },
  italian: { name: 'Italian', tag: 'it', script: 'Latn', ...spaced },
  javanese: { name: 'Javanese', tag: 'jv', script: 'Latn', ...spaced },
  kazakh: { name: 'Kazakh', tag: 'kk', script: 'Cyrl', ...spaced },
  khmer: { name: 'Khmer', tag: 'km', script: 'Khmr', ...unspaced },
  korean: { name: 'Korean', tag: 'ko', script: 'Kore', ...spaced },
  lao: { name: 'Lao', tag: 'lo', script: 'Laoo', ...unspaced },
  latvian: { name: 'Latvian', tag: 'lv', script: 'Latn', ...spaced },
  lithuanian: { name: 'Lithuanian', tag: 'lt', script: 'Latn', ...spaced },
  macedonian: { name: 'Macedonian', tag: 'mk', script: 'Cyrl', ...spaced },
  malay: { name: 'Malay', tag: 'ms', script: 'Latn', ...spaced },
  mongolian: { name: 'Mongolian', tag: 'mn', script: 'Cyrl', ...spaced },
  norwegian: { name: 'Norwegian', tag: 'nb', script: 'Latn', ...spaced },
  persian: { name: 'Persian', tag: 'fa', script: 'Arab', ...rightToLeft },
  polish: { name: 'Polish', tag: 'pl', script: 'Latn', ...spaced },
  portuguese: { name: 'Portuguese', tag: 'pt', script: 'Latn', ...spaced },
  romanian: { name: 'Romanian', tag: 'ro', script: 'Latn', ...spaced },
  serbian: { name: 'Serbian', tag: 'sr', script: 'Cyrl', ...spaced },
  slovak: { name: 'Slovak', tag: 'sk', script: 'Latn', ...spaced },
  slovenian: { name: 'Slovenian', tag: 'sl', script: 'Latn', ...spaced },
  swahili: { name: 'Swahili', tag: 'sw', script: 'Latn', ...spaced },
  swedish: { name: 'Swedish', tag: 'sv', script: 'Latn', ...spaced },
  tamil: { name: 'Tamil', tag: 'ta', script: 'Taml', ...spaced },
  thai: { name: 'Thai', tag: 'th', script: 'Thai', ...unspaced },
  turkish: { name: 'Turkish', tag: 'tr', script: 'Latn', ...spaced },
  ukrainian: { name: 'Ukrainian', tag: 'uk', script: 'Cyrl', ...spaced },
  uzbek: { name: 'Uzbek', tag: 'uz', script: 'Latn', ...spaced },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof languages;
/** All identifiers, in the order of the specification. */
export const languageIds = Object.keys(languages) as [LanguageId, ...LanguageId[]];

/** Whether something is the identifier of a language. */
export function isLanguageId(value: unknown): value is LanguageId {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** All that is known of a language. */
export function languageOf(id: LanguageId): Language {
  return languages[id];
}

/** A language as people read it: english_uk is 'English (UK)'. */
export function languageName(id: LanguageId): string {
  return languages[id].name;
}
