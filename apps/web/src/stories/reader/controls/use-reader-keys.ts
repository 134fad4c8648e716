import type { FlipEvent } from '@lexiroom/domain/stories/flip';
import { useEffect, useEffectEvent } from 'react';

/** What a key does in a book: turns it, reads aloud, goes to the word beside the one that is heard, or leaves it. */
export type ReaderKey = FlipEvent | 'play' | 'next_word' | 'previous_word' | 'leave';

/**
 * What a key does in a book of so many pages; undefined for other keys. The arrow that points onwards is the left one where
 * it is read from right to left; with shift it goes on by a word instead of a page.
 */
export function readerKey(
  { code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>,
  direction: 'ltr' | 'rtl',
  pageCount: number,
): ReaderKey | undefined {
  const [onwards, backwards] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (shiftKey) return code === onwards ? 'next_word' : code === backwards ? 'previous_word' : undefined;
  switch (code) {
    case onwards:
    case 'PageDown':
      return { type: 'TURN', turn: 'next' };
    case backwards:
    case 'PageUp':
      return { type: 'TURN', turn: 'previous' };
    case 'Home':
      return { type: 'GO_TO', page: 0 };
    case 'End':
      return { type: 'GO_TO', page: pageCount - 1 };
    case 'Space':
      return 'play';
    case 'Escape':
      return 'leave';
    default:
      return undefined;
  }
}

/** Listens to the keyboard as long as the book is shown. Keys that belong to what has the focus are left alone. */
export function useReaderKeys(direction: 'ltr' | 'rtl', pageCount: number, onKey: (key: ReaderKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = isForTheBook(event) ? readerKey(event, direction, pageCount) : undefined;
    if (key === undefined || (key === 'play' && isOnControl(event.target))) return;
    event.preventDefault();
    if (!event.repeat) onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isForTheBook(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (event.code === 'Escape' && document.fullscreenElement) return false;
  if (target instanceof Element && target !== document.body && !target.closest('main')) return false;
  return document.querySelector('dialog[open], :popover-open') === null;
}

/** Space presses what has the focus, if that is something to press. */
const isOnControl = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null;
