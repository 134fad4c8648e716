import { nameKey, seatNameLimits } from '../names/index.ts';
import { graphemes } from '../text/index.ts';

export { isDoubtfulName, isSeatName as isValidName, nameKey, tidyName } from '../names/index.ts';

export const nameLimits = seatNameLimits;

/** A free variant of a taken name: 'Mia 2', 'Mia 3', …, cut so that it is no longer than a name may be. */
export function freeVariant(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const letters = graphemes(name).slice(0, nameLimits.most - ending.length);
    // Where it is cut, a joiner would have nothing to join.
    const variant = letters.join('').replace(/[\s\u200c\u200d]+$/u, '') + ending;
    if (!isTaken(nameKey(variant))) return variant;
  }
}
