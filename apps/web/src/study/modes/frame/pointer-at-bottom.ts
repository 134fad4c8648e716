import { useEffect, useState } from 'react';

/** When the bottom bar comes and goes by pointer (specification 2 section 2.5). */
export const bottomBarTimes = {
  /** Distance from the bottom of the window in which the pointer counts, in CSS pixels. */
  reachPx: 50,
  /** How long it must rest there, in milliseconds. */
  showMs: 500,
  /** How long after it has left, in milliseconds. */
  hideMs: 400,
} as const;

/** Controls: a pointer that rests on one is about to press it, so nothing may come up over it. */
const controls = 'a, button, input, select, summary, textarea, [role="button"], [role="option"]';

/** Whether the pointer has rested at the bottom of the window, or lies on the bar that came up there. */
export function usePointerAtBottom(bar: { readonly current: HTMLElement | null }): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    let isNear = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = (isNearNow: boolean) => {
      if (isNearNow === isNear) return;
      isNear = isNearNow;
      clearTimeout(timer);
      timer = setTimeout(() => setResting(isNearNow), isNearNow ? bottomBarTimes.showMs : bottomBarTimes.hideMs);
    };
    const { signal } = listening;
    window.addEventListener(
      'pointermove',
      ({ clientY, target, pointerType }) => {
        if (pointerType === 'touch') return;
        const isOnBar = target instanceof Node && bar.current?.contains(target) === true;
        const isOnControl = target instanceof Element && target.closest(controls) !== null;
        turn(isOnBar || (!isOnControl && clientY >= window.innerHeight - bottomBarTimes.reachPx));
      },
      { signal },
    );
    document.documentElement.addEventListener('pointerleave', () => turn(false), { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [bar]);
  return isResting;
}
