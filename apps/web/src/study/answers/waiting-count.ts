import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();

/** Sets how many answers of the logged-in user wait for the network. */
export function setWaitingCount(count: number): void {
  waiting = count;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many answers wait for the network. */
export function useWaitingAnswers(): number {
  return useSyncExternalStore(listen, () => waiting);
}
