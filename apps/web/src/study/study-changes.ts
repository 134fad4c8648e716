import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import type { QueryClient } from '@tanstack/react-query';
import type { StudyAddress } from './study-address.ts';

export type StudySource = Pick<StudyAddress, 'type' | 'owner' | 'ids'>;

/** Where the query cache holds a study. */
export const studyKey = ({ type, owner, ids }: StudySource) => ['study', type, owner, ids] as const;

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
  const queryKey = studyKey(source);
  const before = cache.getQueryData<DeckData>(queryKey);
  const put = (values: Partial<DeckData>) =>
    cache.setQueryData<DeckData>(queryKey, (data) => data && { ...data, ...values });
  put(change);
  if (!before) return () => undefined;
  const names = Object.keys(change) as (keyof DeckData)[];
  return () => put(Object.fromEntries(names.map((name) => [name, before[name]])));
}
