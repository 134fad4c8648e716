import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { StudyAddress } from './study-address.ts';

export interface StudySource extends Pick<StudyAddress, 'type' | 'owner' | 'ids'> {
  /** The class by whose schedule the words are due; absent: by the viewer's own. */
  class_id?: number | undefined;
  /** The language from which it is read; absent: nobody has chosen one. */
  source?: StudyAddress['source'];
}

/** Where the query cache holds a study. */
export const studyKey = ({ type, owner, ids, class_id, source }: StudySource) => {
  const study = ['study', type, owner, ids] as const;
  if (source !== undefined) return [...study, class_id ?? null, source] as const;
  return class_id === undefined ? study : ([...study, class_id] as const);
};

/** The study that a row of the query cache belongs to; undefined for everything else. */
export function sourceOf(queryKey: QueryKey): StudySource | undefined {
  const [name, type, owner, ids, class_id, source] = queryKey as [
    ...['study', StudySource['type'], string, string[]],
    (number | null)?,
    StudySource['source']?,
  ];
  return name === 'study' ? { type, owner, ids, class_id: class_id ?? undefined, source } : undefined;
}

/** Changes every study of the cache that goes by the schedule of a class, or with undefined by the viewer's own. */
export function changeScheduled(
  cache: QueryClient,
  class_id: number | undefined,
  change: (data: DeckData) => DeckData,
): void {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => {
    const source = sourceOf(queryKey);
    return source !== undefined && source.class_id === class_id;
  };
  cache.setQueriesData<DeckData>({ predicate }, (data) => data && change(data));
}

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
