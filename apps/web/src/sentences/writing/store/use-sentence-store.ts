import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Study } from '../../../study/study.ts';
import { sentencesQuery, sentencesSource } from '../../sentences-query.ts';
import { withUnsent } from './changed-sentence.ts';
import { createSentenceStore, type SentenceStore, type WritingState } from './sentence-store.ts';

export interface SentenceWriting {
  store: SentenceStore;
  state: WritingState;
  /** As their author sees them. */
  sentences: readonly DeckSentence[];
}

/** The sentences of an own deck, to be written by this user. */
export function useSentenceStore(study: Study, user_id: number): SentenceWriting {
  const cache = useQueryClient();
  const source = sentencesSource(study);
  const [store] = useState(() =>
    createSentenceStore({
      cache,
      source,
      user_id,
      deck_id: source.deck_ids[0]!,
      read: cache.ensureQueryData(sentencesQuery(source)),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { data } = useQuery(sentencesQuery(source));
  useEffect(() => {
    const { wake } = store;
    addEventListener('online', wake);
    return () => removeEventListener('online', wake);
  }, [store]);
  const sentences = (data?.sentences ?? []).map((sentence) => withUnsent(sentence, state.unsent));
  return { store, state, sentences };
}
