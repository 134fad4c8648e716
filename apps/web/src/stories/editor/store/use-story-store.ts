import type { Story } from '@lexiroom/contracts/stories';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { wakeWhenReachable } from '../../../offline/wake-when-reachable.ts';
import { shownStory } from './shown-story.ts';
import { createStoryStore, type StoryStore, type StoryWriting } from './story-store.ts';

/** The stores of each cache, by their user and their story. */
const opened = new WeakMap<QueryClient, Map<string, StoryStore>>();

/** The store of a story: one for as long as the page is there, so that it outlives the overlay. */
function openStoryStore(cache: QueryClient, { owner, item_id: story_id }: Story, user_id: number): StoryStore {
  const stores = opened.get(cache) ?? new Map<string, StoryStore>();
  opened.set(cache, stores);
  const name = JSON.stringify([user_id, story_id]);
  const store = stores.get(name) ?? createStoryStore({ cache, source: { owner, story_id }, user_id });
  stores.set(name, store);
  return store;
}

export interface StoryEditing {
  store: StoryStore;
  state: StoryWriting;
  /** As its author sees it. */
  shown: Story;
}

/** An own story, to be edited by this user. What failed while nobody edited it, or in another tab, is sent again. */
export function useStoryStore(story: Story, user_id: number): StoryEditing {
  const cache = useQueryClient();
  const [store] = useState(() => openStoryStore(cache, story, user_id));
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => {
    store.lookAgain();
    return wakeWhenReachable(store.wake);
  }, [store]);
  const { unsent, changes, added } = state;
  const shown = useMemo(() => shownStory(story, { unsent, changes, added }), [story, unsent, changes, added]);
  return { store, state, shown };
}
