import { useSyncExternalStore } from 'react';

let isReached = true;
const listeners = new Set<(isReached: boolean) => void>();

/** Reports whether the last call got through to the server. */
export function reportReachable(isReachable: boolean): void {
  if (isReachable === isReached) return;
  isReached = isReachable;
  for (const listener of listeners) listener(isReachable);
}

/** Calls back when the server is lost and when it is found again. */
export function onReachabilityChange(listener: (isReached: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the server could be reached when it was last called. */
export function useIsServerReachable(): boolean {
  return useSyncExternalStore(onReachabilityChange, () => isReached);
}
