import { useSyncExternalStore } from 'react';

function onResize(tell: () => void): () => void {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}

/** How wide the window is, in pixels. */
export const useWindowWidth = (): number => useSyncExternalStore(onResize, () => window.innerWidth);
