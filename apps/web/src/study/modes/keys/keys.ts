import { useEffect, useEffectEvent } from 'react';

/** What can be done with a key on the page of a mode. */
export type KeyAction =
  | 'choose'
  | 'confirm'
  | 'next'
  | 'back'
  | 'thumb_up'
  | 'thumb_down'
  | 'say'
  | 'pin'
  | 'undo'
  | 'leave'
  | 'help'
  // Of the questioner of a class.
  | 'questioner'
  | 'change_student'
  | 'list_students'
  | 'set_aside'
  | 'remove_student';

/** What a key does: an action; `choose` with the place of the option, from 0. */
export type Pressed = { action: Exclude<KeyAction, 'choose'> } | { action: 'choose'; option: number };

/** Handlers of some actions; a key whose action has none does what it does anywhere. */
export type KeyHandlers = { [Action in Exclude<KeyAction, 'choose'>]?: (() => void) | undefined } & {
  choose?: ((option: number) => void) | undefined;
};

const actionsByCode: Record<string, Exclude<KeyAction, 'choose' | 'next' | 'back'>> = {
  Enter: 'confirm',
  NumpadEnter: 'confirm',
  Space: 'confirm',
  ArrowUp: 'thumb_up',
  ArrowDown: 'thumb_down',
  KeyS: 'say',
  KeyP: 'pin',
  KeyU: 'undo',
  KeyQ: 'questioner',
  KeyC: 'change_student',
  KeyL: 'list_students',
  KeyA: 'set_aside',
  KeyR: 'remove_student',
  Escape: 'leave',
};

/**
 * The action of a key, by its place on the keyboard, so that it is the same one with every layout; undefined for other
 * keys. The arrow that points onwards is the left one where the page runs from right to left.
 */
export function pressed(
  {
    code,
    key,
    ctrlKey = false,
    metaKey = false,
  }: Pick<KeyboardEvent, 'code' | 'key'> & Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>>,
  direction: 'ltr' | 'rtl',
): Pressed | undefined {
  // By its letter, as everywhere: where it is printed differs.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { action: 'undo' } : undefined;
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(code)?.[1];
  if (digit !== undefined) return { action: 'choose', option: Number(digit) - 1 };
  if (key === '?') return { action: 'help' };
  if (code === 'ArrowRight' || code === 'ArrowLeft') {
    return { action: (code === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'back' };
  }
  const action = actionsByCode[code];
  return action && { action };
}

/**
 * Listens to the keyboard while a part of a page is shown. Keys that belong to what has the focus, to the top bar or to
 * an open dialog are left alone, and a key that is held down counts once.
 */
export function useKeys(handlers: KeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const meant = isForThePage(event)
      ? pressed(event, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
      : undefined;
    if (!meant || (meant.action === 'confirm' && isOnControl(event.target))) return;
    const handler = handlers[meant.action];
    if (!handler) return;
    event.preventDefault();
    if (event.repeat) return;
    if (meant.action === 'choose') handlers.choose?.(meant.option);
    else handlers[meant.action]?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isForThePage(event: KeyboardEvent): boolean {
  const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
  if (event.defaultPrevented || event.altKey || ((event.ctrlKey || event.metaKey) && !isUndo)) return false;
  if (event.code === 'Escape' && document.fullscreenElement) return false;
  const { target } = event;
  if (target instanceof Element && target !== document.body) {
    if (target.closest('input, select, textarea, [contenteditable]') || !target.closest('main')) return false;
  }
  return document.querySelector('dialog[open]') === null;
}

/** Enter and space press what has the focus, if that is something to press. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null;
}
