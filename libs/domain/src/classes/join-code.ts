import type { Random } from '../chance/index.ts';

/**
 * The characters of a join code: no vowel, so that chance writes no word, and nothing that is read as another from the
 * last row (0 and O, 1 and I, 2 and Z, 5 and S, 8 and B).
 */
const alphabet = '34679CDFGHJKMNPQRTVWXY';
const length = 8;
const codePattern = new RegExp(`^[${alphabet}]{${length}}$`);

/** A new code from chance: 22 to the eighth power, 36 bits. */
export function joinCode(random: Random): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}

/** A code as somebody typed it: in capitals, without the spaces and dashes it is written with; null when it is none. */
export function readJoinCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/gu, '').toUpperCase();
  return codePattern.test(code) ? code : null;
}

/** As it is shown: two halves, which are easier to copy. */
export const writtenJoinCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
