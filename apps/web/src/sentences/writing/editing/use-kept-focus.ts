import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where its user works: when what has it is taken off the page, because an edit has ended or a part was
 * deleted, the first button of its region has it next (`data-region`), or else of the whole. To be spread on that.
 */
export function useKeptFocus<Whole extends HTMLElement>(): {
  ref: RefObject<Whole | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<Whole>(null);
  /** Where the focus is; null while it is elsewhere. What is taken off the page tells of no blur. */
  const region = useRef<Element>(null);
  const takeBack = () => {
    if (!region.current || document.activeElement !== document.body) return;
    const next = region.current.isConnected ? region.current : ref.current;
    // Nothing is scrolled: a press elsewhere, which has ended the edit, is not over yet.
    next?.querySelector('button')?.focus({ preventScroll: true });
  };
  useLayoutEffect(takeBack);
  // A part of it may be drawn alone, as when an edit is given up: nothing else has changed then.
  const takeBackLater = useEffectEvent(takeBack);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new MutationObserver(() => takeBackLater());
    observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus: ({ target, currentTarget }) => (region.current = target.closest('[data-region]') ?? currentTarget),
    onBlur: ({ target }) => target.isConnected && (region.current = null),
  };
}

/** After an item of a list was deleted here, the focus goes to the next one, and from the last one to `none`. */
export function useFocusAfterDeletion(
  ids: readonly number[],
  itemOf: (id: number) => HTMLElement | null | undefined,
  none: () => HTMLElement | null | undefined,
): (id: number) => void {
  const before = useRef(ids);
  const deleted = useRef<number>(undefined);
  useLayoutEffect(() => {
    const place = deleted.current === undefined ? -1 : before.current.indexOf(deleted.current);
    before.current = ids;
    if (place < 0 || ids.includes(deleted.current!)) return;
    deleted.current = undefined;
    const next = ids[place] ?? ids.at(-1);
    (next === undefined ? none() : itemOf(next))?.focus();
  });
  return (id) => (deleted.current = id);
}
