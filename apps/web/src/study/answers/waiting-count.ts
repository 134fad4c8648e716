import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();

/** Says how many answers of the logged-in user wait for the network. */
export function setWaitingCount(count: number): void {
  waiting = count;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** How many answers wait for the network. */
export function useWaitingAnswers(): number {
  return useSyncExternalStore(listen, () => waiting);
}
