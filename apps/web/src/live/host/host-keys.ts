import { useEffect, useEffectEvent } from 'react';
import { keyAction } from '../projector/projector-keys.ts';

/** What a key does on the host's own screen. */
export type HostKey = 'go_on' | 'pause' | 'add_time' | 'skip' | 'ask_again' | 'door' | 'remote' | 'keys';

/** By the letter, wherever the keyboard has it. */
const letters: Record<string, HostKey> = {
  P: 'pause',
  T: 'add_time',
  S: 'skip',
  A: 'ask_again',
  L: 'door',
  R: 'remote',
};

/**
 * As on the projector: space, enter, page down and the arrow to the right go on. Letters for what else the host does; the
 * question mark lists them. Nothing of it while something is typed or a dialog is open. `hasLetters`: single letters can be
 * turned off, as who dictates to a computer types them by accident.
 */
export function hostKeyOf(event: Parameters<typeof keyAction>[0], hasLetters: boolean): HostKey | null {
  const { key, code, target, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest('input, select, textarea, dialog') !== null) return null;
  if (key === '?') return 'keys';
  const action = keyAction(event);
  if (action === 'go_on') return action;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  return hasLetters ? (letters[letter] ?? null) : null;
}

/** Acts on the keys of the host's screen. */
export function useHostKeys(hasLetters: boolean, onKey: (key: HostKey) => void): void {
  const act = useEffectEvent(onKey);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A dialog that is open has the page behind it at rest, wherever the focus is.
      if (document.querySelector('dialog[open]')) return;
      const pressed = hostKeyOf(event, hasLetters);
      if (pressed === null) return;
      event.preventDefault();
      act(pressed);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [hasLetters]);
}
