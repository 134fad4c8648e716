import type { CardsPerPage } from '@lexiroom/domain/study/revise-mode';
import { useSyncExternalStore } from 'react';

/** Narrow, portrait or short screens show one card (specification 1 section 4). */
const room = '(min-width: 56rem) and (min-height: 30rem) and (orientation: landscape)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(room);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How many cards of a revision this window has room for, now. */
export function useCardsPerPage(): CardsPerPage {
  return useSyncExternalStore(listen, () => (matchMedia(room).matches ? 3 : 1));
}
