import { queryOptions } from '@tanstack/react-query';
import type { LanguageId } from '@lexiroom/domain/languages';
import { api } from '../api/client.ts';

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
