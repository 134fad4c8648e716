import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StudyAddress } from './study-address.ts';
import { readStudy } from './offline/kept-study.ts';

export type StudySource = Pick<StudyAddress, 'type' | 'owner' | 'ids'>;

/** Everything about a study, by what it is made of. */
export const studyQuery = ({ type, owner, ids }: StudySource) =>
  queryOptions({
    queryKey: ['study', type, owner, ids] as const,
    enabled: ids.length > 0,
    queryFn: ({ signal }): Promise<DeckData> => readStudy({ type, owner, ids }, signal),
  });

/** Changes every study of the cache. */
export function changeStudies(cache: QueryClient, change: (data: DeckData) => DeckData): void {
  cache.setQueriesData<DeckData>({ queryKey: ['study'] }, (data) => data && change(data));
}

/** Changes words of a study that is shown, in every study of the cache that holds them. */
export function changeWords(
  cache: QueryClient,
  isMeant: (word: DeckWord) => boolean,
  change: (word: DeckWord) => DeckWord,
): void {
  changeStudies(cache, (data) => ({
    ...data,
    words: data.words.map((word) => (isMeant(word) ? change(word) : word)),
  }));
}

/** Changes what is known of a study besides its words; gives back what takes the change back, and only that. */
export function changeStudy(cache: QueryClient, source: StudySource, change: Partial<DeckData>): () => void {
  const { queryKey } = studyQuery(source);
  const before = cache.getQueryData<DeckData>(queryKey);
  const put = (values: Partial<DeckData>) =>
    cache.setQueryData<DeckData>(queryKey, (data) => data && { ...data, ...values });
  put(change);
  if (!before) return () => undefined;
  const names = Object.keys(change) as (keyof DeckData)[];
  return () => put(Object.fromEntries(names.map((name) => [name, before[name]])));
}
