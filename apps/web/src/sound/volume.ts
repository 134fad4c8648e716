import { read, remember } from '../browser/stored-values.ts';

/** How loud everything is, from 0 to 1, as this browser remembers it. */
export function volume(): number {
  const kept = Number(read('volume') ?? 1);
  return kept >= 0 && kept <= 1 ? kept : 1;
}

/** Makes everything as loud as that from the next sound on, from 0 to 1; remembered in this browser. */
export const setVolume = (loudness: number): void => remember('volume', String(Math.min(1, Math.max(0, loudness))));
