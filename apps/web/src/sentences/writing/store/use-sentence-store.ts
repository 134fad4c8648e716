import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Study } from '../../../study/study.ts';
import { sentencesQuery, sentencesSource } from '../../sentences-query.ts';
import { withUnsent } from './changed-sentence.ts';
import { openSentenceStore } from './open-sentence-store.ts';
import type { SentenceStore, WritingState } from './sentence-store.ts';
import type { TextKey } from './unsent-texts.ts';
import { wakeWhenReachable } from '../../../offline/wake-when-reachable.ts';

/** What is on its way of a sentence, and which of its sounds are being made. */
export type SentenceState = Pick<WritingState, 'unsent' | 'sounds'>;
const nothing: SentenceState = { unsent: [], sounds: [] };

export interface SentenceWriting {
  store: SentenceStore;
  state: WritingState;
  /** What of the state is about one sentence; the same object until something else is. */
  stateOf: (sentence_id: number) => SentenceState;
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
  const { unsent, sounds } = state;
  const sentences = useMemo(
    () => (data?.sentences ?? []).map((sentence) => withUnsent(sentence, unsent)),
    [data, unsent],
  );
  const states = useMemo(() => {
    const isAbout = (id: number) => (text: TextKey) => text.sentence_id === id;
    const ids = new Set([...unsent, ...sounds].map(({ sentence_id }) => sentence_id));
    return new Map(
      [...ids].map((id) => [id, { unsent: unsent.filter(isAbout(id)), sounds: sounds.filter(isAbout(id)) }]),
    );
  }, [unsent, sounds]);
  const stateOf = (sentence_id: number): SentenceState => states.get(sentence_id) ?? nothing;
  return { store, state, stateOf, sentences };
}
