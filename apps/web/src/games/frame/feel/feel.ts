import { type Effect, playEffect } from './effects.ts';

/** How a phone shakes, in milliseconds: on, off, on. What sounds only to be heard does not shake. */
const shakes: Partial<Record<Effect, readonly number[]>> = {
  hit: [15],
  combo: [15, 40, 25],
  miss: [70, 50, 70],
  over: [120],
  win: [30, 40, 30, 40, 90],
};

/** Lets something that happened in a game be heard, and felt on a phone; that it is seen is up to the game. */
export function feel(effect: Effect): void {
  playEffect(effect);
  const pattern = shakes[effect];
  // Not every browser has it, and none shakes before the page was touched.
  if (pattern) (navigator as Partial<Navigator>).vibrate?.([...pattern]);
}
