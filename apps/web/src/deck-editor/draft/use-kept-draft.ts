import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';

/** Keeps a draft the same in all tabs, and lets none be closed unasked while this device has not kept what it shows. */
export function useKeptDraft(store: DraftStore): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('storage', store.hear, { signal });
    addEventListener('beforeunload', (event) => store.isUnkept() && event.preventDefault(), { signal });
    return () => listening.abort();
  }, [store]);
}
