import { useLingui } from '@lingui/react';
import { type LanguageId, languageName, languageOf } from '@lexiroom/domain/languages';

/** The name of a language in the language of the interface: 'English (UK)', 'japonés', 'اليابانية'. */
export function languageNameIn(locale: string, id: LanguageId): string {
  if (locale.startsWith('en')) return languageName(id);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(languageOf(id).tag) ?? languageName(id);
}

/** A function that names languages in the language of the interface. */
export function useLanguageName(): (id: LanguageId) => string {
  const { i18n } = useLingui();
  return (id) => languageNameIn(i18n.locale, id);
}
