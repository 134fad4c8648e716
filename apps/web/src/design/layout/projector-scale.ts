import { useEffect } from 'react';

/** All sizes of the page grow with the wall, as long as a part is drawn that is read from the last row. */
export function useProjectorScale(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    document.documentElement.dataset.projector = '';
    return () => {
      delete document.documentElement.dataset.projector;
    };
  }, [isOn]);
}
