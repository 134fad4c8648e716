import { useEffect, useEffectEvent, useState } from 'react';
import type { Move } from '../moves.ts';

/** What a key does on the projector. */
export type KeyAction = 'go_on' | 'full_screen' | 'pause';

/**
 * Space and enter go on, unless they are meant for what has the focus; so do page down and the arrow to the right, the
 * keys of presenters. F: full screen, P: pause, wherever the keyboard has those letters.
 */
export function keyAction(event: Pick<KeyboardEvent, 'key' | 'code' | 'target'> & Partial<KeyboardEvent>) {
  const { key, code, target, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat || ctrlKey || metaKey || altKey) return null;
  const isOn = (parts: string) => target instanceof Element && target.closest(parts) !== null;
  if (isOn('input, select, textarea, dialog')) return null;
  if (key === 'PageDown' || key === 'ArrowRight') return 'go_on';
  if (key === ' ' || key === 'Enter') return isOn('a, button, summary') ? null : 'go_on';
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  return letter === 'F' ? 'full_screen' : letter === 'P' ? 'pause' : null;
}

/** Acts on the keys of the projector. */
export function useProjectorKeys(onAction: (action: KeyAction) => void): void {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = keyAction(event);
      if (action === null) return;
      event.preventDefault();
      act(action);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Within so many milliseconds the second press has to come. */
const secondPressMs = 2000;

/**
 * Lets a key end an open question only when it is pressed twice: the first press is told, and forgotten after two
 * seconds or when the moment is another. `moment` names what the press is about.
 */
export function useSecondPress(moment: string, onMove: (move: Move) => void) {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const timer = setTimeout(() => setAsked(null), secondPressMs);
    return () => clearTimeout(timer);
  }, [asked]);
  const isAsked = asked === moment;
  return {
    /** Whether the first press was just made. */
    isAsked,
    press: (move: Move) => {
      if (move === 'end_question' && !isAsked) return setAsked(moment);
      setAsked(null);
      onMove(move);
    },
  };
}
