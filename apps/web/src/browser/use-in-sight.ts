import { useEffect, useState } from 'react';

/** Whether a part of the page has been drawn: what nobody looks for before is fetched then, so that the page begins with less. */
export function useInSight(): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    let isThere = true;
    queueMicrotask(() => {
      if (isThere) setInSight(true);
    });
    return () => void (isThere = false);
  }, []);
  return isInSight;
}
