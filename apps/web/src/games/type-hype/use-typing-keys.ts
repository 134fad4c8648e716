import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While a word is typed: letters that are typed beside the field go into it, such as after a click on the page, and Escape
 * asks whether to give up wherever the focus is, so that no key ends a game without a question. Keys of fields, of the top
 * bar and of open dialogs are left alone.
 */
export function useTypingKeys(field: RefObject<HTMLInputElement | null>, onGiveUp: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isBesideTheField(event)) return;
    if (event.key === 'Escape' && !document.fullscreenElement) {
      event.preventDefault();
      if (!event.repeat) onGiveUp();
    }
    // The letter itself follows the focus.
    if (/^[\p{L}\p{N}]$/u.test(event.key)) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // Before the keys of the page, which are heard on the window.
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function isBesideTheField({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest('main') !== null && target.closest('input, select, textarea') === null;
}
