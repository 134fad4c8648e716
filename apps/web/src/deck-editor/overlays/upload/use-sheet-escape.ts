import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While it is used, Escape in the sheet around an element (on a phone: the way back) does this, and the sheet stays open. */
export function useSheetEscape(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    const sheet = inside.current?.closest('dialog');
    const stay = (event: Event) => {
      // Fields for files tell of their own cancelling by an event of this name.
      if (event.target !== sheet) return;
      event.preventDefault();
      escaped();
    };
    // Before the sheet itself, which may ask whether it is to be closed.
    sheet?.addEventListener('cancel', stay, true);
    return () => sheet?.removeEventListener('cancel', stay, true);
  }, [inside]);
}
