import { useSyncExternalStore } from 'react';

/** A window that is so much shorter than the page has an on-screen keyboard over it; less is a bar of the browser. In pixels. */
const leastHeight = 120;

function listen(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
}

/** How much of the page an on-screen keyboard covers, in pixels of the page; 0 without one. */
function heightNow(): number {
  const { visualViewport } = window;
  // Whoever magnifies the page sees less of it as well.
  if (!visualViewport || visualViewport.scale > 1.05) return 0;
  const covered = Math.round(window.innerHeight - visualViewport.height);
  return covered < leastHeight ? 0 : covered;
}

/** The height of the on-screen keyboard that lies over the page; see {@link heightNow}. */
export const useKeyboardHeight = (): number => useSyncExternalStore(listen, heightNow);
