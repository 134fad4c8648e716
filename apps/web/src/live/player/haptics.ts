import { useEffect, useRef } from 'react';
import { read, remember } from '../../browser/stored-values.ts';
import { isMotionReduced } from '../../design/styles/display.ts';

/** What a phone lets be felt, in milliseconds of trembling and rest: short, as thirty of them lie on tables. */
const patterns = { saved: [15], right: [25, 60, 45], wrong: [90] } as const;
export type Felt = keyof typeof patterns;

/** Whether this device can tremble at all; an iPhone does not let pages do so. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** The player's own switch, remembered in this browser; on until it is set. */
export const vibration = {
  isOn: (): boolean => read('vibration') !== 'off',
  set: (isOn: boolean): void => remember('vibration', isOn ? 'on' : 'off'),
};

/** Lets something be felt, unless it is switched off, movement is to be reduced, or nobody has touched the page yet. */
export function vibrate(felt: Felt): void {
  if (!canVibrate() || !vibration.isOn() || isMotionReduced()) return;
  // Browsers complain of pages that tremble untouched, as after a reload.
  if ((navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...patterns[felt]]);
}

/** Lets be felt what has just become so; what was so already when the page came is not felt again. */
export function useHaptics(felt: Felt | undefined): void {
  const before = useRef<Felt | 'nothing yet' | undefined>('nothing yet');
  useEffect(() => {
    if (felt !== undefined && before.current !== 'nothing yet' && before.current !== felt) vibrate(felt);
    before.current = felt;
  }, [felt]);
}
