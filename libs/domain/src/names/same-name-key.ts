import { lookAlikes, standIns } from './look-alikes.ts';

/**
 * The key that judges whether two names of people are the same: they are when their keys are equal. Neither case nor
 * joiners count, nor which script a letter comes from when it looks like another's (Ann with a Cyrillic А). A name that
 * mixes scripts is read as it is drawn; any other as its capitals are, since case does not count there. Accents and digits
 * do count.
 */
export function sameNameKey(name: string): string {
  if (isPlain(name)) return name.toLowerCase();
  const bare = withoutInvisible(name);
  const drawn = hasLatin(bare) ? bare : bare.toUpperCase();
  return closed(replaced(drawn, lookAlikes()));
}

/**
 * Everything that a name may be read as, for lists of words: as it was written, by what its letters look like, and by
 * what they stand in for among Latin ones.
 */
export function readings(name: string): string[] {
  // Plain letters look like nothing else and stand in for nothing.
  if (isPlain(name)) return [name];
  const asItLooks = sameNameKey(name);
  const withStandIns = hasLatin(name) ? replaced(asItLooks, standIns()) : asItLooks;
  return [...new Set([withoutInvisible(name).normalize('NFC'), asItLooks, withStandIns])];
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Letters and marks apart, in their plain forms; joiners, chosen forms and drawn-out strokes are not there. */
const withoutInvisible = (text: string): string =>
  text.normalize('NFKD').replaceAll(/[\p{Default_Ignorable_Code_Point}\u0640]/gu, '');

const replaced = (text: string, alike: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => alike.get(letter) ?? letter).join('');

/** In small letters and NFC; an i that was written with its dot apart has none more. */
const closed = (text: string): string => text.toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');
