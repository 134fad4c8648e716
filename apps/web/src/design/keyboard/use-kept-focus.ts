import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus among cards (`data-item` with `data-card` in it) when what had it goes: a function names the card that
 * is to have it then. Forgotten as soon as somebody presses something else.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): (id: number | undefined) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const forget = () => (wanted.current = undefined);
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('keydown', forget, options);
    addEventListener('pointerdown', forget, options);
    return () => listening.abort();
  }, []);
  // Runs after every drawing, since any of them may take away the card that has the focus.
  useLayoutEffect(() => {
    if (wanted.current === undefined || (document.activeElement ?? document.body) !== document.body) return;
    const card = cardOf(list.current, wanted.current);
    card?.focus({ preventScroll: true });
    card?.closest('[data-item]')?.scrollIntoView({ block: 'nearest' });
  });
  return useCallback((id) => (wanted.current = id), []);
}

/** The part of a card that takes the focus: its link, or its box to tick. */
const cardOf = (list: HTMLElement | null, id: number): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-item="${id}"] [data-card]`);
