import type { LanguageId } from './catalogue.ts';

/** One language that the interface speaks. */
interface SpokenLanguage {
  /** As it calls itself. */
  name: string;
  /** BCP 47: for `lang` attributes. */
  tag: string;
  /** The same as a language of decks. */
  language: LanguageId;
  direction: 'ltr' | 'rtl';
  /** The script beyond Latin that it is written in. */
  script?: 'Arab' | 'Cyrl' | 'Hans' | 'Jpan';
}

const fromTheLeft = { direction: 'ltr' } as const;
const fromTheRight = { direction: 'rtl' } as const;

/**
 * The languages that the interface speaks, and mails, reminders and generated names with it, by the two letters that are
 * stored and sent; in the order in which people look for their own. Each needs its texts: CONTRIBUTING.md says which.
 */
export const interfaceLanguages = {
  id: { name: 'Bahasa Indonesia', tag: 'id', language: 'indonesian', ...fromTheLeft },
  de: { name: 'Deutsch', tag: 'de', language: 'german', ...fromTheLeft },
  en: { name: 'English', tag: 'en', language: 'english_uk', ...fromTheLeft },
  es: { name: 'Español', tag: 'es', language: 'spanish', ...fromTheLeft },
  fr: { name: 'Français', tag: 'fr', language: 'french', ...fromTheLeft },
  it: { name: 'Italiano', tag: 'it', language: 'italian', ...fromTheLeft },
  pt: { name: 'Português', tag: 'pt-BR', language: 'portuguese', ...fromTheLeft },
  tr: { name: 'Türkçe', tag: 'tr', language: 'turkish', ...fromTheLeft },
  ru: { name: 'Русский', tag: 'ru', language: 'russian', script: 'Cyrl', ...fromTheLeft },
  ar: { name: 'العربية', tag: 'ar', language: 'arabic', script: 'Arab', ...fromTheRight },
  zh: { name: '中文', tag: 'zh-Hans', language: 'chinese', script: 'Hans', ...fromTheLeft },
  ja: { name: '日本語', tag: 'ja', language: 'japanese', script: 'Jpan', ...fromTheLeft },
} as const satisfies Record<string, SpokenLanguage>;

export type InterfaceLanguage = keyof typeof interfaceLanguages;
export const interfaceLanguageCodes = Object.keys(interfaceLanguages) as [InterfaceLanguage, ...InterfaceLanguage[]];

/** Whether something is the code of a language that the interface speaks. */
export const isInterfaceLanguage = (code: string | null | undefined): code is InterfaceLanguage =>
  Object.hasOwn(interfaceLanguages, code ?? '');

/** All that is known of a language of the interface. */
export const interfaceLanguageOf = (code: InterfaceLanguage): SpokenLanguage => interfaceLanguages[code];

/**
 * The language that the interface speaks to somebody: the one they have chosen, else the first of those they read that it
 * speaks, else English. All of them may be tags with a script and a region: `pt-BR`, `zh-Hans-CN`.
 */
export function chooseInterfaceLanguage(chosen: string | null, read: readonly string[]): InterfaceLanguage {
  const codes = [...(chosen === null ? [] : [chosen]), ...read].map((tag) => tag.split('-')[0]?.toLowerCase());
  return codes.find(isInterfaceLanguage) ?? 'en';
}
