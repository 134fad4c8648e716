import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { sameTextKey } from '@lexiroom/domain/text';
import { queryOptions } from '@tanstack/react-query';
import { pictureSearches, searchPictures } from '../../../deck-editor/picture-search.ts';

/** A word of a sentence with what it is called in the other language. */
export interface KnownTranslation {
  word: string;
  translation: string;
}

/** What the library calls these words in the other language: of each the first name of the first picture called exactly so. */
export function libraryTranslationsQuery(
  words: readonly string[],
  languages: { target_language: LanguageId; source_language: LanguageId },
) {
  const { target_language, source_language } = languages;
  return queryOptions({
    queryKey: [...pictureSearches, 'sentence', target_language, source_language, words],
    queryFn: async ({ signal }) => {
      const rows = await searchPictures(words, languages, signal);
      return rows.flatMap((pictures, place): KnownTranslation[] => {
        const word = words[place]!;
        const translation = nameOf(word, pictures, target_language);
        return translation === undefined ? [] : [{ word, translation }];
      });
    },
    enabled: words.length > 0,
    // Help that does not come is not missed.
    retry: false,
    staleTime: 300_000,
  });
}

function nameOf(word: string, pictures: readonly ImageRowEntry[], language: LanguageId): string | undefined {
  const key = sameTextKey(word, language);
  const isCalledSo = ({ target_translations }: ImageRowEntry) =>
    target_translations.some(({ translation }) => sameTextKey(translation, language) === key);
  return pictures.find((picture) => isCalledSo(picture) && picture.source_translations.length > 0)
    ?.source_translations[0]?.translation;
}
