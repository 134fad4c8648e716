import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';

/** A running machine, as far as what it tells goes. */
interface Telling<Emitted> {
  on: (type: '*', listener: (event: Emitted) => void) => Subscription;
}

/** Hears everything that a machine emits, as long as it is shown. */
export function useEmitted<Emitted>(running: Telling<Emitted>, onEmitted: (event: Emitted) => void): void {
  const heard = useEffectEvent(onEmitted);
  useEffect(() => {
    const listening = running.on('*', (event) => heard(event));
    return () => listening.unsubscribe();
  }, [running]);
}
