import { useEffect, useEffectEvent } from 'react';

/** Counts a form among those of the panel that are begun, for as long as something in it would be lost. */
export function useBegun(isBegun: boolean, count: (by: 1 | -1) => void): void {
  const tell = useEffectEvent(count);
  useEffect(() => {
    if (!isBegun) return undefined;
    tell(1);
    return () => tell(-1);
  }, [isBegun]);
}
