/** How many words somebody is asked before they begin to learn a language. */
export const checkedWords = 10;

/** How much of a level somebody knows already who need not begin with it: at least three words of four. */
const knownShare = 3 / 4;

/**
 * How many words are asked of each of so many levels, the easiest first: ten in all, as evenly as it goes, what is left over
 * of the easiest ones.
 */
export function wordsOfLevels(levels: number): number[] {
  const each = Math.floor(checkedWords / levels);
  return Array.from({ length: levels }, (_, place) => each + (place < checkedWords % levels ? 1 : 0));
}

/** A word that was asked: at which level it stands, counted from 0, and whether it was known. */
export interface CheckedWord {
  level: number;
  is_known: boolean;
}

/**
 * At which level to begin, counted from 0: the first one of which less than three words of four were known, and the last one
 * when all are known. A level of which nothing was asked is taken for known.
 */
export function levelToBeginWith(checked: readonly CheckedWord[], levels: number): number {
  for (let level = 0; level < levels; level++) {
    const asked = checked.filter((word) => word.level === level);
    const known = asked.filter(({ is_known }) => is_known);
    if (known.length < asked.length * knownShare) return level;
  }
  return levels - 1;
}
