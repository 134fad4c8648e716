import type { QueryClient } from '@tanstack/react-query';
import type { SentencesSource } from '../../read-sentences.ts';
import { sentencesKey, sentencesQuery } from '../../sentences-query.ts';
import { createSentenceStore, type SentenceStore } from './sentence-store.ts';

/** The stores of each cache, by their user and their decks. */
const opened = new WeakMap<QueryClient, Map<string, SentenceStore>>();

/** The store of these sentences: one for as long as the page is there, so that it outlives the overlay. */
export function openSentenceStore(cache: QueryClient, source: SentencesSource, user_id: number): SentenceStore {
  const stores = opened.get(cache) ?? new Map<string, SentenceStore>();
  opened.set(cache, stores);
  const name = JSON.stringify([user_id, ...sentencesKey(source)]);
  const present = stores.get(name);
  if (present) return present;
  const read = cache.ensureQueryData(sentencesQuery(source));
  const store = createSentenceStore({ cache, source, user_id, read });
  stores.set(name, store);
  return store;
}
