import { graphemeBorders } from '../../text/index.ts';

/**
 * Cuts are where an author parts a text into words, in UTF-16 units: rising, inside the text, between two letters. They
 * belong to one text: when it changes they are gone, and its language cuts it again.
 */
export function usableCuts(text: string, cuts: readonly number[]): number[] {
  const borders = new Set(innerBorders(text));
  return [...new Set(cuts)].filter((cut) => borders.has(cut)).toSorted((one, other) => one - other);
}

/** The cuts with one more; the same where a letter would be cut, at either end, or where there is one already. */
export function withCut(text: string, cuts: readonly number[], cut: number): number[] {
  return usableCuts(text, [...cuts, cut]);
}

/** The cuts without one: what it parted is one word. */
export function withoutCut(cuts: readonly number[], cut: number): number[] {
  return cuts.filter((other) => other !== cut);
}

/** The cuts with one of them moved between two other letters; it stays where it would meet or pass a neighbour. */
export function withCutMoved(text: string, cuts: readonly number[], from: number, to: number): number[] {
  const place = cuts.indexOf(from);
  const isBetweenNeighbours = to > (cuts[place - 1] ?? 0) && to < (cuts[place + 1] ?? text.length);
  const isAllowed = place >= 0 && isBetweenNeighbours && innerBorders(text).includes(to);
  return isAllowed ? cuts.with(place, to) : [...cuts];
}

/** The cut one letter on (1) or back (-1) from another; undefined at the ends. For moving cuts by keyboard. */
export function nextCutPlace(text: string, cut: number, by: 1 | -1): number | undefined {
  const borders = innerBorders(text);
  return by === 1 ? borders.find((border) => border > cut) : borders.findLast((border) => border < cut);
}

const innerBorders = (text: string): number[] => graphemeBorders(text).slice(1, -1);
