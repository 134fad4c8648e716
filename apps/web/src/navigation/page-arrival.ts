import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Address, currentAddress, onAddressChange } from './history.ts';
import { followScroll, scrollAsLeft } from './scroll.ts';

const waiting = new Set<() => void>();

/** Resolves when the page of the current address is drawn. */
export function arrival(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/**
 * After a change of page its content stands where it was left, or at its beginning, and has the focus, so that keys and
 * screen readers begin there. Whoever has gone on in the frame around it meanwhile, such as into its menu, stays there.
 */
export function useArrival(address: Address): void {
  const before = useRef<Address>(undefined);
  const hasPressed = useRef(false);
  useNotePresses(hasPressed, before);
  useLayoutEffect(() => followScroll(), []);
  useLayoutEffect(() => {
    scrollAsLeft(address.key);
    if (before.current && before.current.pathname !== address.pathname) {
      const main = document.getElementById('main');
      const focused = document.activeElement ?? document.body;
      const isInFrame = focused !== document.body && !main?.contains(focused);
      if (!isInFrame || !hasPressed.current) main?.focus({ preventScroll: true });
    }
    before.current = address;
    if (address !== currentAddress()) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [address]);
}

/** Notes whether a key or a pointer was pressed after the way led on from the page that is drawn. */
function useNotePresses(hasPressed: RefObject<boolean>, drawn: RefObject<Address | undefined>): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const press = () => void (hasPressed.current = true);
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, press, { capture: true, signal: listening.signal });
    const unsubscribe = onAddressChange(({ from, isReplaced }) => {
      // A page that leads on to another one is a part of the same way: nobody asked for it.
      if (from === drawn.current && !isReplaced) hasPressed.current = false;
    });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [hasPressed, drawn]);
}
