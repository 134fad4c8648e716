import { type ComponentType, useState } from 'react';
import { reportReachable } from '../offline/reachability.ts';

/** What opens above a page, fetched when it is wanted. */
export interface LazyOverlay<Props> {
  /** To be drawn while it is open; undefined while it is closed. */
  Shown: ComponentType<Props> | undefined;
  /** Opens it as soon as it is there. Without a network the page says so, and it may be asked for again. */
  open: () => void;
  close: () => void;
  /** Fetches it, as somebody seems to want it. */
  load: () => void;
}

/** An overlay or a menu, with its own words, that no page waits for. */
export function useLazyOverlay<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyOverlay<Props> {
  const [Shown, show] = useState<ComponentType<Props>>();
  const open = () => {
    fetchPart().then(
      (Part) => show(() => Part),
      () => reportReachable(false),
    );
  };
  // Should it fail, opening it says so.
  const load = () => void fetchPart().catch(() => undefined);
  return { Shown, open, close: () => show(undefined), load };
}
