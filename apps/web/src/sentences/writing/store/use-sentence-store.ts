import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Study } from '../../../study/study.ts';
import { sentencesQuery, sentencesSource } from '../../sentences-query.ts';
import { withUnsent } from './changed-sentence.ts';
import { openSentenceStore } from './open-sentence-store.ts';
import type { SentenceStore, WritingState } from './sentence-store.ts';
import { wakeWhenReachable } from './wake-when-reachable.ts';

export interface SentenceWriting {
  store: SentenceStore;
  state: WritingState;
  /** As their author sees them. */
  sentences: readonly DeckSentence[];
}

/** The sentences of own decks, to be written by this user. */
export function useSentenceStore(study: Study, user_id: number): SentenceWriting {
  const cache = useQueryClient();
  const source = sentencesSource(study);
  const [store] = useState(() => openSentenceStore(cache, source, user_id));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { data } = useQuery(sentencesQuery(source));
  useEffect(() => {
    // What failed while the overlay was closed, or in another tab, is tried again.
    store.lookAgain();
    return wakeWhenReachable(store.wake);
  }, [store]);
  const { unsent } = state;
  const sentences = useMemo(
    () => (data?.sentences ?? []).map((sentence) => withUnsent(sentence, unsent)),
    [data, unsent],
  );
  return { store, state, sentences };
}
