import { endpoints } from '@lexiroom/contracts/endpoints';

/** A visit is told of when it was longer, in milliseconds (specification 3 section 7). */
const shortestMs = 30_000;

/** `[SESSION]: hh:mm:ss`, whole seconds. */
export function visitMessage(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `[SESSION]: ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** Tells the server how long the page was open, as it is left. A page that comes back begins a new visit. */
export function reportVisits(): void {
  let since = 0;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) since = performance.now();
  });
  addEventListener('pagehide', () => {
    const ms = performance.now() - since;
    if (ms <= shortestMs) return;
    const body = JSON.stringify({ message: visitMessage(ms) });
    // Outlives the page. Lost without a network, as nobody waits for it.
    navigator.sendBeacon(`/api${endpoints.message.path}`, new Blob([body], { type: 'application/json' }));
  });
}
