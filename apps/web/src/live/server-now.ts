import { useEffect, useState } from 'react';
import type { ServerClock } from '../connection/server-clock.ts';

/** The server's time in epoch milliseconds, looked at so often. */
export function useServerNow(clock: ServerClock | null, everyMs: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + (clock?.offset ?? 0);
}
