import { useSyncExternalStore } from 'react';

const changed = 'playeraddress';
const subscribe = (tell: () => void): (() => void) => {
  for (const type of ['popstate', changed]) addEventListener(type, tell);
  return () => {
    for (const type of ['popstate', changed]) removeEventListener(type, tell);
  };
};
const seatInAddress = (): number | null => {
  const seat = /^\/live\/report\/\d+\/player\/(\d+)$/.exec(location.pathname)?.[1];
  return seat === undefined ? null : Number(seat);
};

/** The address of a report, or of one player's page in it. */
export const reportPath = (live_id: number, seat_id?: number): string =>
  seat_id === undefined ? `/live/report/${live_id}` : `/live/report/${live_id}/player/${seat_id}`;

/** The player whose page the address asks for; null for the report of all. */
export const usePlayerInAddress = (): number | null => useSyncExternalStore(subscribe, seatInAddress);

/** Goes to a page of the same report without reading it anew. `replace`: back leads to where one came from. */
export function goTo(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  dispatchEvent(new Event(changed));
  scrollTo?.(0, 0);
}
