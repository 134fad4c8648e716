import { type RefObject, useSyncExternalStore } from 'react';

function onChange(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}

/** Whether something fills the screen, and what lets an element do so or ends it; undefined where no browser lets it. */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void } | undefined {
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return undefined;
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // A browser may refuse; nothing is lost by it.
    }
  };
  return { isFull, toggle: () => void toggle() };
}
