import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/client.ts';
import type { EditorLanguages, EditorRow } from './row.ts';

/** Begins the keys of all queries for pictures of the library, so that whatever changes the library can invalidate them. */
export const pictureSearches = ['image_search'] as const;

/** How many words go into one call; for each the server finds at least ten pictures. */
const wordsPerCall = 100;
/** How many pictures are suggested beside a word. */
const mostSuggested = 6;
/** How long somebody has to pause while typing before pictures are looked for, in milliseconds. */
const pauseMs = 120;

/** The pictures that are called as what was typed, best first. */
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

export interface SuggestedPictures {
  /** Undefined until they are known. */
  pictures: readonly ImageRowEntry[] | undefined;
  /** Those of what was typed a moment ago, while new ones are on their way. */
  earlier: readonly ImageRowEntry[];
  hasFailed: boolean;
}

/** The pictures for a word while it is being typed. Typing on aborts the call for the shorter word. */
export function useSuggestedPictures(typed: string, languages: EditorLanguages): SuggestedPictures {
  const searched = usePaused(typed);
  const { data, isPlaceholderData, isError } = useQuery({
    ...typedPicturesQuery(searched, languages),
    enabled: searched !== '',
    placeholderData: keepPreviousData,
  });
  const pictures = searched === '' || !data ? undefined : data.slice(0, mostSuggested);
  const isCurrent = searched === typed && !isPlaceholderData;
  return {
    pictures: isCurrent ? pictures : undefined,
    earlier: typed === '' || isCurrent ? [] : (pictures ?? []),
    hasFailed: isError && searched === typed && typed !== '',
  };
}

/** A text as it was when it had last not changed for {@link pauseMs}; an empty text counts at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}

/** The pictures of several words at once, a list for each. A number is the id of a word that the server has. */
export async function searchPictures(
  words: readonly (string | number)[],
  { target_language, source_language }: EditorLanguages,
  signal?: AbortSignal,
): Promise<ImageRowEntry[][]> {
  const found: ImageRowEntry[][] = [];
  for (let from = 0; from < words.length; from += wordsPerCall) {
    const word_array = words.slice(from, from + wordsPerCall);
    const rows = await api.imageSearch(
      { body: { word_array, target: target_language, source: source_language } },
      signal,
    );
    found.push(...rows.map(({ imageRow }) => imageRow));
  }
  return found;
}

/** The picture a row has, as the library knows it, and those called alike, best first. */
export interface RowPictures {
  own: ImageRowEntry | null;
  others: ImageRowEntry[];
}

/** The word of a row, by which pictures for it are looked for. */
export const wordOf = ({ target, typed }: Pick<EditorRow, 'target' | 'typed'>): string => target?.text ?? typed;

/** The pictures of a row: by the id of its word where the server has it, and by its texts. */
export function rowPicturesQuery(row: EditorRow, { target_language, source_language }: EditorLanguages) {
  const texts = [wordOf(row), row.source?.text ?? ''].filter((text) => text !== '');
  const searched = row.word_id === null ? texts : [row.word_id, ...texts];
  const body = { word_array: searched, target: target_language, source: source_language };
  const image_id = row.image?.image_id;
  return queryOptions({
    queryKey: [...pictureSearches, 'row', body, image_id ?? null],
    queryFn: async ({ signal }): Promise<RowPictures> => {
      if (searched.length === 0) return { own: null, others: [] };
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
