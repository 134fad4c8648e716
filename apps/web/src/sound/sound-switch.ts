import { useSyncExternalStore } from 'react';
import { read, remember } from '../browser/stored-values.ts';

const listeners = new Set<() => void>();
/** The choice in a browser that remembers nothing; it lasts as long as the page. */
let unremembered: boolean | undefined;

/** Whether anything may be heard in this browser; on unless somebody turned it off. */
export const isSoundOn = (): boolean => unremembered ?? read('sound') !== 'off';

/** Turns all sounds of this browser on or off. */
export function turnSound(isOn: boolean): void {
  remember('sound', isOn ? 'on' : 'off');
  unremembered = (read('sound') !== 'off') === isOn ? undefined : isOn;
  for (const tell of listeners) tell();
}

/** Calls back when the sounds were turned on or off, in another tab too. */
export function onSoundSwitched(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

/** The switch of all sounds, for whoever shows it. */
export function useSoundSwitch(): { isOn: boolean; turn: (isOn: boolean) => void } {
  return { isOn: useSyncExternalStore(onSoundSwitched, isSoundOn), turn: turnSound };
}
