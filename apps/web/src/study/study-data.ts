import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { StudyAddress } from './address.ts';

export type StudySource = Pick<StudyAddress, 'type' | 'owner' | 'ids'>;

/** Everything about a study, by what it is made of. */
export const studyQuery = ({ type, owner, ids }: StudySource) =>
  queryOptions({
    queryKey: ['study', type, owner, ids] as const,
    enabled: ids.length > 0,
    queryFn: ({ signal }): Promise<DeckData> => {
      const input = { params: { username: owner }, query: { id: [...ids] } };
      return type === 'category' ? api.categoryData(input, signal) : api.deckData(input, signal);
    },
  });

/** Changes words of a study that is shown, in every study of the cache that holds them. */
export function changeWords(
  cache: QueryClient,
  isMeant: (word: DeckWord) => boolean,
  change: (word: DeckWord) => DeckWord,
): void {
  cache.setQueriesData<DeckData>(
    { queryKey: ['study'] },
    (data) => data && { ...data, words: data.words.map((word) => (isMeant(word) ? change(word) : word)) },
  );
}

/** Changes what is known of a study besides its words; gives back what takes the change back. */
export function changeStudy(cache: QueryClient, source: StudySource, change: Partial<DeckData>): () => void {
  const { queryKey } = studyQuery(source);
  const before = cache.getQueryData<DeckData>(queryKey);
  cache.setQueryData<DeckData>(queryKey, (data) => data && { ...data, ...change });
  return () => cache.setQueryData(queryKey, before);
}
