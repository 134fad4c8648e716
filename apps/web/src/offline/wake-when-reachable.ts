import { onReachabilityChange } from './reachability.ts';

/** Calls `wake`, which sends what waits, as soon as the network or the server is back; gives the end of that. */
export function wakeWhenReachable(wake: () => void): () => void {
  addEventListener('online', wake);
  const stop = onReachabilityChange((isReached) => isReached && wake());
  return () => {
    removeEventListener('online', wake);
    stop();
  };
}
