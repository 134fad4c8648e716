import { sameNameKey, seatNameLimits } from '../names/index.ts';
import { graphemes } from '../text/index.ts';

/**
 * A free variant of a taken name: 'Mia 2', 'Mia 3', …, cut so that it is no longer than a name may be. In rows of taken
 * ones it goes ahead in leaps that double and then back by halves, so that thousands of them cost a few looks.
 */
export function freeVariant(name: string, isTaken: (key: string) => boolean): string {
  const letters = graphemes(name);
  const variant = (number: number) => {
    const ending = ` ${number}`;
    const kept = letters.slice(0, seatNameLimits.most - ending.length).join('');
    // Where it is cut, a joiner would have nothing to join.
    return kept.replace(/[\s\u200c\u200d]+$/u, '') + ending;
  };
  const isFree = (number: number) => !isTaken(sameNameKey(variant(number)));
  let taken = 1;
  let free = 2;
  for (; !isFree(free); free *= 2) taken = free;
  while (free - taken > 1) {
    const between = Math.floor((taken + free) / 2);
    if (isFree(between)) free = between;
    else taken = between;
  }
  return variant(free);
}
