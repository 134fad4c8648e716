import { searchKey } from '../../text/index.ts';
import { readings, sameNameKey } from '../same-name-key.ts';
import { arabicForm, arabiziSound } from './arabic-readings.ts';
import { doubtfulWords } from './doubtful-words.ts';

/**
 * Whether the host should look at a name before everybody sees it: it holds such a word of some language, plain, spaced
 * out, with letters drawn long, with letters of other scripts, or with digits and signs for letters. Nothing is ever
 * replaced by it: the host keeps the name, changes it, or removes the player. Real names pass; a few honest ones may not.
 */
export function isDoubtfulName(name: string): boolean {
  const spelled = name.replaceAll(/[@$!|€]/g, (sign) => signs[sign]!);
  return [...new Set(readings(spelled).map(searchKey))].some(isDoubtfulReading);
}

/** What people write for letters to slip through. */
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e' };
const disguises: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' };
/** Figures that mean something only where they are all of the name: in others they are years and house numbers. */
const figures = new Set(['69', '88', '666']);
/** Family names that hold such a word all the same. */
const familyNames = /\b(?:(?:de|le|van) cock|penistone)\b/g;

const listed = (field: 'alone' | 'anywhere', ...languages: string[]): string[] =>
  languages.flatMap((language) => (doubtfulWords[language]?.[field] ?? '').split(/\s+/).filter((word) => word !== ''));
/** Each word as it is written and as it looks: names are compared by either. Phrases are found as one word. */
const forms = (word: string): string[] => {
  const joined = word.split('_').map(arabicForm).join('');
  return [searchKey(joined), searchKey(sameNameKey(joined))];
};

interface Lists {
  alone: ReadonlySet<string>;
  /** Phrases, and the words that are looked for inside of others: also written apart they can mean nothing else. */
  apart: ReadonlySet<string>;
  anywhere: RegExp;
  arabizi: ReadonlySet<string>;
}
/** Made when the first name is looked at: a page that asks about none pays nothing. */
const lists = (): Lists => (made ??= makeLists());
let made: Lists | undefined;

function makeLists(): Lists {
  const languages = Object.keys(doubtfulWords);
  const anywhere = [...new Set(listed('anywhere', ...languages).flatMap(forms))];
  const words = listed('alone', ...languages);
  return {
    alone: new Set([...words.flatMap(forms), ...anywhere]),
    apart: new Set([...words.filter((word) => word.includes('_')).flatMap(forms), ...anywhere]),
    anywhere: new RegExp(anywhere.join('|'), 'u'),
    arabizi: new Set(listed('alone', 'arabizi').map((word) => arabiziSound(word.replaceAll('_', '')))),
  };
}

function isDoubtfulReading(folded: string): boolean {
  if (figures.has(folded)) return true;
  const plain = folded.replaceAll(familyNames, ' ').split(' ').filter((word) => word !== '').map(arabicForm); // prettier-ignore
  if (isOfLists(plain) || holdsArabizi(plain)) return true;
  return disguisesOf(plain).some(isOfLists);
}

const isOfLists = (words: readonly string[]): boolean => holdsWord(words) || holdsWordApart(words);

/** The words of a name without what may hide one: digits for letters or around them, letters drawn long. */
function disguisesOf(plain: readonly string[]): string[][] {
  const found: string[][] = [];
  if (plain.some((word) => /\d/.test(word))) {
    const bare = plain.map((word) => word.replaceAll(/^\d+|\d+$/g, '')).filter((word) => word !== '');
    found.push(plain.map((word) => withoutDigits(word, 'i')), plain.map((word) => withoutDigits(word, 'l')), bare); // prettier-ignore
  }
  for (const words of [plain, ...found]) {
    if (!words.some((word) => /(.)\1\1/u.test(word))) continue;
    found.push(words.map((word) => word.replaceAll(/(.)\1{2,}/gu, '$1')), words.map((word) => word.replaceAll(/(.)\1{2,}/gu, '$1$1'))); // prettier-ignore
  }
  return found;
}

/** A number is one where no letter stands beside it, and where it stands behind what may be a name ('Ana1', 'Anu5'). */
function withoutDigits(word: string, one: 'i' | 'l'): string {
  if (/^\d{2,}$/.test(word) || /^\p{L}{3,}(?:[1256789]|\d{2,})$/u.test(word)) return word;
  return word.replaceAll(/\d/g, (digit) => (digit === '1' ? one : (disguises[digit] ?? digit)));
}

function holdsWord(words: readonly string[]): boolean {
  const { alone, anywhere } = lists();
  return words.some((word) => alone.has(word)) || anywhere.test(words.join(' '));
}

/** No word of a list is longer. */
const longest = 24;

/**
 * Whether some words in a row are one of the lists together: 'hijo de puta', 'pe nis', 'f u c k', 'sh it'. What counts only
 * as a whole word must be taken apart more plainly, letter by letter or into pieces that nobody can say: 'Anu S' is a name.
 */
function holdsWordApart(words: readonly string[]): boolean {
  const { alone, apart } = lists();
  for (let from = 0; from < words.length - 1; from++) {
    let together = words[from]!;
    let isInLetters = /^\p{L}$/u.test(together);
    let isUnsayable = !canBeSaid(together);
    for (let to = from + 1; to < words.length && together.length <= longest; to++) {
      const word = words[to]!;
      together += word;
      isInLetters &&= /^\p{L}$/u.test(word);
      isUnsayable ||= !canBeSaid(word);
      if (apart.has(together)) return true;
      if ((isInLetters || isUnsayable) && alone.has(together)) return true;
    }
  }
  return false;
}

/** Whether a piece of a word has a vowel, or is a letter as initials are: of other scripts than Latin, always. */
const canBeSaid = (piece: string): boolean => piece.length < 2 || !/^[b-df-hj-np-tv-xz]+$/.test(piece);

/** Whether a word, or some in a row, sound like one of those that are typed in Arabic with Latin letters. */
function holdsArabizi(words: readonly string[]): boolean {
  const { arabizi } = lists();
  const sounds = words.map(arabiziSound);
  return sounds.some(
    (sound, at) => arabizi.has(sound) || (at > 0 && arabizi.has(arabiziSound(`${words[at - 1]!}${words[at]!}`))),
  );
}
