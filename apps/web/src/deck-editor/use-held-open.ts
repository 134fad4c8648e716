import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** While it is held, the sheet around an element stays open: closing it, in whichever way, calls `onTried` instead. */
export function useHeldOpen(inside: RefObject<HTMLElement | null>, isHeld: boolean, onTried: () => void): void {
  const tried = useEffectEvent(onTried);
  // Ended before the sheet is taken off the page, which closes it.
  useLayoutEffect(() => {
    const sheet = inside.current?.closest('dialog');
    if (!sheet || !isHeld) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const escape = (event: Event) => {
      // Fields for files tell of their own cancelling by an event of this name; a part of the sheet may end by Escape first.
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
    // Before the sheet itself hears of it.
    sheet.addEventListener('click', click, { signal, capture: true });
    sheet.addEventListener('close', close, { signal, capture: true });
    return () => listening.abort();
  }, [inside, isHeld]);
}
