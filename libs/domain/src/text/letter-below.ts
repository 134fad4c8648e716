import { plainForms } from './own-letters.ts';

/**
 * The letter that another one is a form of: without marks, and without what is drawn through it. ñ and n have the same, as ø
 * and o, й and и; where they are two letters of the alphabet, to take one for the other is no slip of a finger.
 */
export function letterBelow(letter: string): string {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}+/gu, '');
  return Array.from(bare === '' ? letter : bare, (sign) => plainForms[sign] ?? sign).join('');
}
