import { likeness } from '@lexiroom/domain/text';

/** Scripts written without spaces, and Korean: there two letters say as much as a word. */
const unspaced =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u{20000}-\u{323af}]/u;
/** Two texts are like each other from this share of equal letters on. */
const alikeFrom = 2 / 3;
/** … and however short they are when two neighbouring letters have changed places, the commonest mistake. */
const swappedLikeness = 0.9;
/** Shorter terms are not taken for mistyped, nor for the longer form of a word. */
const shortestWord = 4;
const shortestBeginning = 3;

/**
 * The parts that a name must have if the key stands anywhere in it, as the function name_parts of the database cuts it:
 * its words, and every two letters that stand together where no spaces are written.
 */
export function partsOf(language: string, key: string): string[] {
  const parts = key.split(' ').flatMap((word) => {
    const letters = Array.from(word);
    if (!letters.some((letter) => unspaced.test(letter))) return [word];
    if (letters.length === 1) return [word];
    return letters.slice(1).flatMap((letter, index) => {
      const before = letters[index]!;
      return unspaced.test(before) && unspaced.test(letter) ? [before + letter] : [];
    });
  });
  return [...new Set(parts)].map((part) => `${language} ${part}`);
}

/** The shorter words that a term may be a longer form of: 'gato' of 'gatos'. */
export function beginningsOf(key: string): string[] {
  const letters = Array.from(key);
  const shortest = Math.max(shortestBeginning, Math.ceil(letters.length / 2));
  return letters.slice(shortest).map((_, index) => letters.slice(0, shortest + index).join(''));
}

/** What follows a short first word, which may be an article: 'gato' of 'el gato', 'eau' of "l'eau", 'run' of 'to run'. */
export function afterArticle(key: string): string[] {
  const rest = /^\S{1,4} (.+)$/u.exec(key)?.[1];
  return rest === undefined ? [] : [rest];
}

/** The first two letters of what was meant, if the term is mistyped: its own, and its own the other way round. */
export function startsMeant(key: string): string[] {
  const letters = Array.from(key);
  if (letters.length < shortestWord || unspaced.test(key)) return [];
  const [first, second] = letters;
  return [...new Set([`${first}${second}`, `${second}${first}`])];
}

/**
 * Tells how alike names are to a key: 1 when a name holds it, else the share of equal letters; undefined when that is too
 * little, unless the key is a longer form of the name. So 'manzna' is rather 'manzana' than a longer 'man'.
 */
export function likenessOf(key: string): (name: string) => number | undefined {
  const a = lettersOf(key);
  const rest = afterArticle(key);
  return (name) => {
    if (name.includes(key)) return 1;
    const b = lettersOf(name);
    // A little more than as many mistakes: 'gato' of 'gatos' stands before 'gatas'.
    if (key.startsWith(name) || rest.includes(name)) return (b.length + 1) / (a.length + 1);
    if (areSwapped(a, b)) return swappedLikeness;
    const share = likeness(a, b, alikeFrom);
    return share >= alikeFrom ? share : undefined;
  };
}

/** A text by its letters: as it is, where each is one unit of it. Thousands are compared, and lists of letters would fill the memory. */
const lettersOf = (text: string): ArrayLike<string> => (/[\ud800-\udbff]/.test(text) ? Array.from(text) : text);

/** The same letters, but for two neighbours that have changed places. */
function areSwapped(a: ArrayLike<string>, b: ArrayLike<string>): boolean {
  if (a.length !== b.length) return false;
  let first = 0;
  while (first < a.length && a[first] === b[first]) first++;
  const second = first + 1;
  if (second >= a.length || a[first] !== b[second] || a[second] !== b[first]) return false;
  for (let place = second + 1; place < a.length; place++) if (a[place] !== b[place]) return false;
  return true;
}
