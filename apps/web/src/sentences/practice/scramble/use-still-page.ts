import { scrambleMoves } from '@lexiroom/domain/sentences/scramble';
import { type RefObject, useEffect } from 'react';

/**
 * A finger that drags a part moves nothing else. `touch-action` alone keeps the page where it is, but Chrome then takes the
 * end of a fast drag for the fling of a page, and the next tap for what stops it: no click comes of that tap. So the moves
 * of such a finger are kept from the browser, from where they make a drag on; a tap that trembles stays one.
 */
export function useStillPage(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let began: Touch | undefined;
    const begin = ({ target, touches }: TouchEvent) => {
      began = target instanceof Element && target.closest('[data-part]') ? touches[0] : undefined;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!began || !touch || !event.cancelable) return;
      const way = Math.hypot(touch.clientX - began.clientX, touch.clientY - began.clientY);
      if (way > scrambleMoves.activationPx) event.preventDefault();
    };
    board.current?.addEventListener('touchstart', begin, { passive: true, signal });
    board.current?.addEventListener('touchmove', move, { passive: false, signal });
    return () => listening.abort();
  }, [board]);
}
