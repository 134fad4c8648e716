import { type LanguageId, languageIds, languageOf } from '@lexiroom/domain/languages';

/** The language of decks that a browser calls by this tag, such as 'pt-BR' or 'en'; undefined where there is none. */
export function languageOfTag(tag: string): LanguageId | undefined {
  const exact = languageIds.find((id) => languageOf(id).tag === tag);
  return exact ?? languageIds.find((id) => baseOf(languageOf(id).tag) === baseOf(tag));
}

const baseOf = (tag: string): string => tag.split('-')[0]!;
