import { foldKey } from '@lexiroom/domain/text';

/** Scripts written without spaces: there a search may begin at any letter. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u; // prettier-ignore
/** A key holds so much: a longer search term finds nothing more. */
const longest = 100;

/** One way to find a name: its folded text from some place on. */
export interface NameKey {
  key: string;
  /** From the first letter. */
  is_start: boolean;
}

/** Every end of a name that a search may begin with: from the first letter, from each word, or from any letter where no spaces are written. */
export function nameKeys(name: string): NameKey[] {
  const letters = Array.from(foldKey(name));
  const keys = new Map<string, NameKey>();
  for (const [index, letter] of letters.entries()) {
    const isWordStart = index === 0 || letters[index - 1] === ' ';
    if (letter === ' ' || /\p{M}/u.test(letter) || !(isWordStart || unspaced.test(letter))) continue;
    const key = letters.slice(index, index + longest).join('');
    if (!keys.has(key)) keys.set(key, { key, is_start: index === 0 });
  }
  return [...keys.values()];
}
