import { useSyncExternalStore } from 'react';

export interface FullScreen {
  /** The browser lets pages fill the screen; those of iPhones do not. */
  canFill: boolean;
  isFull: boolean;
  toggle: () => void;
}

function listen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // A browser may refuse; nothing is lost by it.
  }
}

/** Lets the page fill the screen, and says whether it does. */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(listen, () => Boolean(document.fullscreenElement));
  return { canFill: document.fullscreenEnabled, isFull, toggle: () => void toggle() };
}
