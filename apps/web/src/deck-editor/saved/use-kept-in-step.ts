import { useEffect } from 'react';
import type { SavedStore } from './saved-store.ts';

/**
 * Keeps an edited deck and the server in step: coming back to the tab reads what other tabs have changed, leaving it sends
 * what waits, and nothing that is unsent goes with the tab unasked.
 */
export function useKeptInStep(store: SavedStore): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const comeOrGo = () => (document.visibilityState === 'hidden' ? store.flush() : void store.reload());
    document.addEventListener('visibilitychange', comeOrGo, { signal });
    addEventListener('focus', () => void store.reload(), { signal });
    addEventListener('storage', store.hear, { signal });
    addEventListener('online', store.retry, { signal });
    addEventListener('pagehide', store.flush, { signal });
    addEventListener('beforeunload', (event) => store.isUnsent() && event.preventDefault(), { signal });
    return () => {
      listening.abort();
      store.flush();
    };
  }, [store]);
}
