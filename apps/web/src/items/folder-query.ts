import { queryOptions } from '@tanstack/react-query';
import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { api } from '../api/client.ts';
import { useParameter } from '../navigation/index.ts';

/** A page of a folder that is too big for one, or its decks of one target language. */
export interface FolderPart {
  /** From 1. */
  page?: number;
  target_language?: LanguageId;
}

const keyOf = (part: FolderPart) => (Object.keys(part).length > 0 ? [part] : []);

/**
 * A folder of a user's tree, as whoever asks may see it; the root when none is named. Its key begins with that of the
 * root: what makes that one stale makes every folder of the user stale.
 */
export const folderQuery = (username: string, directory?: number, part: FolderPart = {}) =>
  queryOptions({
    queryKey: ['user_home', username, ...(directory === undefined ? [] : [directory]), ...keyOf(part)],
    queryFn: ({ signal }) =>
      api.userHome(
        { params: { username }, query: { ...part, ...(directory === undefined ? {} : { directory }) } },
        signal,
      ),
    // Answers elsewhere change what is due; another tab may have changed the tree.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** The part of a folder that the address names: `?page=2&target_language=spanish`. */
export function useFolderPart(): FolderPart {
  const page = Number(useParameter('page') ?? 1);
  const language = useParameter('target_language');
  return {
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(isLanguageId(language) ? { target_language: language } : {}),
  };
}

/** The same folder with another part of it; what else the address says stays, such as the key of a link. */
export function partPath({ page, target_language }: FolderPart): string {
  const parameters = new URLSearchParams(location.search);
  for (const name of ['page', 'target_language']) parameters.delete(name);
  if (target_language) parameters.set('target_language', target_language);
  if (page && page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${location.pathname}?${parameters}` : location.pathname;
}
