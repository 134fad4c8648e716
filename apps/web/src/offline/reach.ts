import { useSyncExternalStore } from 'react';

let isReached = true;
const listeners = new Set<(isReached: boolean) => void>();

/** Says whether the last call got through to the server. */
export function tellReach(got: boolean): void {
  if (got === isReached) return;
  isReached = got;
  for (const tell of listeners) tell(got);
}

/** Calls back when the server is lost and when it is found again. */
export function onReach(tell: (isReached: boolean) => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Whether the server could be reached when it was last called. */
export function useIsReached(): boolean {
  return useSyncExternalStore(onReach, () => isReached);
}
