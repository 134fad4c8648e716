import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** While something is typed or chosen that is stored nowhere yet, the browser asks before the tab is closed or reloaded. */
export function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** While `isHeld`, the sheet around an element stays open: trying to close it, in whichever way, calls `onTried` instead. */
export function useKeepOpen(inside: RefObject<HTMLElement | null>, isHeld: boolean, onTried: () => void): void {
  const tried = useEffectEvent(onTried);
  // A layout effect ends before the sheet is taken off the page, which closes it: that is not to be held up.
  useLayoutEffect(() => {
    const sheet = inside.current?.closest('dialog');
    if (!sheet || !isHeld) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const escape = (event: Event) => {
      // A field for files tells by an event of this name, too, that it was cancelled; and a part of the sheet that has used
      // the Escape for itself has prevented it.
      if (event.target !== sheet || event.defaultPrevented) return;
      event.preventDefault();
      tried();
    };
    let beganBeside = false;
    const click = (event: Event) => {
      const pressed = event.target as Element;
      const isClosing = pressed === sheet ? beganBeside : pressed.closest('[data-closes]') !== null;
      if (!isClosing || pressed.closest('dialog') !== sheet) return;
      event.stopImmediatePropagation();
      tried();
    };
    // Browsers close it without asking when Escape is pressed again and again.
    const close = (event: Event) => {
      if (event.target !== sheet || sheet.open) return;
      event.stopImmediatePropagation();
      sheet.showModal();
      tried();
    };
    sheet.addEventListener('cancel', escape, { signal });
    sheet.addEventListener('pointerdown', ({ target }) => (beganBeside = target === sheet), { signal });
    // In the capturing phase, so before the sheet itself closes.
    sheet.addEventListener('click', click, { signal, capture: true });
    sheet.addEventListener('close', close, { signal, capture: true });
    return () => listening.abort();
  }, [inside, isHeld]);
}

/**
 * As long as the component is there, Escape (on a phone: the way back) calls `onEscape`, and the sheet around the element
 * stays open.
 */
export function useSheetEscape(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    const sheet = inside.current?.closest('dialog');
    const stay = (event: Event) => {
      // A field for files tells by an event of this name, too, that it was cancelled.
      if (event.target !== sheet) return;
      event.preventDefault();
      escaped();
    };
    // In the capturing phase, so before the sheet itself, which may ask whether it is to be closed.
    sheet?.addEventListener('cancel', stay, true);
    return () => sheet?.removeEventListener('cancel', stay, true);
  }, [inside]);
}

/** Tells the component around a form whenever it changes whether something in the form would be lost by closing it. */
export function useReportUnsaved(isUnsaved: boolean, onUnsaved: ((isUnsaved: boolean) => void) | undefined): void {
  const tell = useEffectEvent((isNowUnsaved: boolean) => onUnsaved?.(isNowUnsaved));
  useEffect(() => tell(isUnsaved), [isUnsaved]);
}

/** Counts a form (1, and -1 at the end) among those of a panel in which something would be lost by closing it. */
export function useCountUnsaved(isUnsaved: boolean, count: (by: 1 | -1) => void): void {
  const tell = useEffectEvent(count);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    tell(1);
    return () => tell(-1);
  }, [isUnsaved]);
}
