import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import type { EditorLanguages, EditorRow } from '../../row.ts';

/** Begins the keys of all searches for pictures; what changes the library makes them stale. */
export const pictureSearches = ['image_search'] as const;

/** The picture a row has, as the library knows it, and those called alike, best first. */
export interface RowPictures {
  own: ImageRowEntry | null;
  others: ImageRowEntry[];
}

/** What stands in a row, to look for pictures by. */
export const wordOf = ({ target, typed }: Pick<EditorRow, 'target' | 'typed'>): string => target?.text ?? typed;

/** The pictures of a row: by its word, where the deck is made, and by its text. */
export function rowPicturesQuery(row: EditorRow, { target_language, source_language }: EditorLanguages) {
  const asked = [...(row.word_id === null ? [] : [row.word_id]), ...[wordOf(row), row.source?.text].filter(Boolean)];
  const body = { word_array: asked as (string | number)[], target: target_language, source: source_language };
  const image_id = row.image?.image_id;
  return queryOptions({
    queryKey: [...pictureSearches, 'row', body, image_id ?? null],
    queryFn: async ({ signal }): Promise<RowPictures> => {
      if (asked.length === 0) return { own: null, others: [] };
      const rows = await api.imageSearch({ body }, signal);
      const entries = new Map<number, ImageRowEntry>();
      for (const entry of rows.flatMap(({ imageRow }) => imageRow)) {
        if (!entries.has(entry.image_id)) entries.set(entry.image_id, entry);
      }
      const all = [...entries.values()];
      return {
        own: all.find((entry) => entry.image_id === image_id) ?? null,
        others: all.filter((entry) => entry.image_id !== image_id && !entry.is_deleted),
      };
    },
  });
}
