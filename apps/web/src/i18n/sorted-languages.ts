import { useLingui } from '@lingui/react';
import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import { languageNameIn } from './language-name.ts';

/** A language as it stands in a list to choose from. */
export interface NamedLanguage {
  id: LanguageId;
  name: string;
}

/** All languages by their names in the language of the interface, as its alphabet sorts them. */
export function useSortedLanguages(): NamedLanguage[] {
  const { i18n } = useLingui();
  const { compare } = new Intl.Collator(i18n.locale);
  return languageIds
    .map((id) => ({ id, name: languageNameIn(i18n.locale, id) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
