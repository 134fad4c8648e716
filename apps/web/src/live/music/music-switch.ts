import { useSyncExternalStore } from 'react';
import { read, remember } from '../../browser/stored-values.ts';
import { isSoundOn, onSoundSwitched, turnSound } from '../../sound/sound-switch.ts';

const listeners = new Set<() => void>();
/** The choice in a browser that remembers nothing; it lasts as long as the page. */
let unremembered: boolean | undefined;

/** Whether music and sounds are wanted on the projectors of this browser; on unless somebody turned them, or all sounds, off. */
export const isMusicOn = (): boolean => isSoundOn() && (unremembered ?? read('live_music') !== 'off');

/** Turns music and sounds on or off; on, where all sounds of the browser were off, these too. */
export function turnMusic(isOn: boolean): void {
  remember('live_music', isOn ? 'on' : 'off');
  unremembered = (read('live_music') !== 'off') === isOn ? undefined : isOn;
  if (isOn && !isSoundOn()) turnSound(true);
  for (const tell of listeners) tell();
}

function onSwitched(tell: () => void): () => void {
  listeners.add(tell);
  const stop = onSoundSwitched(tell);
  return () => {
    listeners.delete(tell);
    stop();
  };
}

export const useMusicSwitch = (): boolean => useSyncExternalStore(onSwitched, isMusicOn);
