import { useSyncExternalStore } from 'react';

/** A phone held upright: a table does not fit. */
const narrow = '(max-width: 40rem)';

/** Whether the window is too narrow for a table. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(narrow).matches,
  );
