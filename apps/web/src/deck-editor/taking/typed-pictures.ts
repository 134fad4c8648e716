import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { pictureSearches } from '../overlays/entry/pictures-query.ts';
import type { EditorLanguages } from '../row.ts';

/** The pictures that are called as what is typed, best first. */
export function typedPicturesQuery(typed: string, { target_language, source_language }: EditorLanguages) {
  return queryOptions({
    queryKey: [...pictureSearches, 'typed', target_language, source_language, typed.toLowerCase()],
    queryFn: async ({ signal }): Promise<ImageRowEntry[]> => {
      const body = { search: typed, target: target_language, source: source_language };
      const [row] = await api.imageSearch({ body }, signal);
      return row?.imageRow ?? [];
    },
    staleTime: 300_000,
  });
}

/** So many things are looked for in one call; of each at least ten pictures come. */
const atOnce = 100;

/** The pictures of several words at once, a list for each. */
export async function searchPictures(
  words: readonly (string | number)[],
  { target_language, source_language }: EditorLanguages,
  signal?: AbortSignal,
): Promise<ImageRowEntry[][]> {
  const found: ImageRowEntry[][] = [];
  for (let from = 0; from < words.length; from += atOnce) {
    const word_array = words.slice(from, from + atOnce);
    const rows = await api.imageSearch(
      { body: { word_array, target: target_language, source: source_language } },
      signal,
    );
    found.push(...rows.map(({ imageRow }) => imageRow));
  }
  return found;
}
