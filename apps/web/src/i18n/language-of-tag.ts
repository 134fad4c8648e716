import { type LanguageId, languageIds, languageOf } from '@lexiroom/domain/languages';

/** The language of decks that a browser calls by this tag, such as 'pt-BR' or 'en'; undefined where there is none. */
export function languageOfTag(tag: string): LanguageId | undefined {
  const called = (part: (of: string) => string | undefined) =>
    languageIds.find((id) => part(languageOf(id).tag) === part(tag));
  return called((whole) => whole) ?? called((whole) => whole.split('-')[0]);
}
