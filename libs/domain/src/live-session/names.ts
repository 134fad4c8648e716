import { foldKey, graphemeCount, tidyLine } from '../text/index.ts';
import { isDoubtful } from './doubtful-names.ts';

export const nameLimits = { least: 1, most: 20 } as const;

/** The name as it is kept: one line, NFC, single spaces. */
export const tidyName = tidyLine;

/**
 * Whether a name may be used: 1–20 letters as a reader counts them, of letters and marks of any script, digits, space,
 * - ' and . ; not only marks, and no more than four marks on one letter (decisions: live mode, names).
 */
export function isValidName(name: string): boolean {
  const length = graphemeCount(name);
  if (length < nameLimits.least || length > nameLimits.most) return false;
  if (!/[\p{L}\p{N}]/u.test(name)) return false;
  if (/\p{M}{5,}/u.test(name)) return false;
  return /^[\p{L}\p{M}\p{N} \-'’.\u200c\u200d]+$/u.test(name);
}

/** What makes two names the same: case does not count, nor do look-alike forms of a letter. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replaceAll(/[\u200c\u200d]/gu, '');
}

/** A free variant of a taken name: 'Mia 2', 'Mia 3', …, cut so that it is no longer than a name may be. */
export function freeVariant(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const room = nameLimits.most - ending.length;
    const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
    const variant = `${letters.slice(0, room).join('').trimEnd()}${ending}`;
    if (!isTaken(nameKey(variant))) return variant;
  }
}

/** Whether the host should look at a name before everybody sees it. Real names pass; a few honest ones may not. */
export function isDoubtfulName(name: string): boolean {
  return isDoubtful(foldKey(name));
}
