import { useLayoutEffect, useRef } from 'react';
import { type Address, currentAddress } from './history.ts';
import { followScroll, scrollAsLeft } from './scroll.ts';

const waiting = new Set<() => void>();

/** Resolves when the page of the current address is drawn. */
export function arrival(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/**
 * After a change of page its content stands where it was left, or at its beginning, and has the focus, so that keys and
 * screen readers begin there.
 */
export function useArrival(address: Address): void {
  const before = useRef<Address>(undefined);
  useLayoutEffect(() => followScroll(), []);
  useLayoutEffect(() => {
    scrollAsLeft(address.key);
    if (before.current && before.current.pathname !== address.pathname) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    before.current = address;
    if (address !== currentAddress()) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [address]);
}
