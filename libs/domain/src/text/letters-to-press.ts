import { type LanguageId, languageOf } from '../languages/index.ts';
import { alphabets, everydayCharacters, kana, latinLetters } from './alphabets.ts';
import { composedScripts, lettersOf } from './comparison.ts';
import { composedHangul, jamoOf } from './jamo.ts';

/** Letters that are shown together. Those of small alphabets are one page; Japanese has one for each of its scripts. */
export interface LetterPage {
  /** `own`: what a keyboard of a–z lacks. */
  name: 'own' | 'alphabet' | 'hiragana' | 'katakana' | 'characters';
  letters: readonly string[];
}

/** So many characters of Chinese or Japanese stand on a page at least, and at most unless the asked word has more. */
const characterCount = 30;

/**
 * The letters that a word can be typed by when they are pressed instead of typed: the whole alphabet of its language, with
 * what these texts have besides, such as a digit. The pages are the same for every word, so that they give nothing away;
 * but for Chinese characters, of which there are too many: those of the asked word stand among others.
 * `texts`: all words of the game that are in this language.
 */
export function lettersToPress(texts: readonly string[], language: LanguageId, asked: string): LetterPage[] {
  const { script } = languageOf(language);
  if (script === 'Hans') return [{ name: 'characters', letters: charactersAround(asked, texts, language, new Set()) }];
  if (script === 'Jpan') return pagesOfJapanese(texts, language, asked);
  const own = (alphabets[language] ?? '').split(' ').filter(Boolean);
  if (script !== 'Latn') return [{ name: 'alphabet', letters: [...own, ...othersIn(texts, own, language)] }];
  const latin = latinLetters.split(' ');
  const others = othersIn(texts, [...latin, ...own], language);
  const { compare } = new Intl.Collator(languageOf(language).tag);
  const marked = [...own, ...others.filter((letter) => /^\p{L}/u.test(letter))];
  const all: LetterPage = { name: 'alphabet', letters: [...latin, ...own, ...others].toSorted(compare) };
  return marked.length === 0 ? [all] : [{ name: 'own', letters: marked }, all];
}

/** A text with a letter pressed behind it: in Korean it joins the syllable, as an input method does it. */
export function withLetter(text: string, letter: string, language: LanguageId): string {
  return language === 'korean' ? composedHangul(text + letter) : (text + letter).normalize('NFC');
}

/** A text without the last letter that was pressed. */
export function withoutLast(text: string, language: LanguageId): string {
  if (language === 'korean') return composedHangul(jamoOf(text).slice(0, -1).join(''));
  return Array.from(text).slice(0, -1).join('');
}

/** ー and the marks of voice belong to both syllabaries, and tell neither. */
const syllabaries = { hiragana: /\p{Script=Hiragana}/u, katakana: /\p{Script=Katakana}/u } as const;

function pagesOfJapanese(texts: readonly string[], language: LanguageId, asked: string): LetterPage[] {
  const used = [...new Set(texts.join('').normalize('NFKC'))].join('');
  const pages = (['hiragana', 'katakana'] as const)
    .filter((name) => syllabaries[name].test(used))
    .map((name) => ({ name, letters: kana[name].split(' ') }));
  const inKana = new Set(pages.flatMap(({ letters }) => letters));
  const isKana = signsOf(used, language).every((sign) => inKana.has(sign));
  return isKana ? pages : [...pages, { name: 'characters', letters: charactersAround(asked, texts, language, inKana) }];
}

/**
 * The characters of a word, among those of the words that come after it and such as are seen every day. `elsewhere`: what
 * stands on another page.
 */
function charactersAround(
  asked: string,
  texts: readonly string[],
  language: LanguageId,
  elsewhere: ReadonlySet<string>,
): string[] {
  const at = texts.indexOf(asked);
  const everyday = everydayCharacters[language === 'japanese' ? 'japanese' : 'chinese'];
  const isHere = (sign: string) => !elsewhere.has(sign);
  const found = new Set(signsOf(asked, language).filter(isHere));
  for (const text of [...texts.slice(at + 1), ...texts.slice(0, at + 1), everyday]) {
    for (const sign of signsOf(text, language).filter(isHere)) if (found.size < characterCount) found.add(sign);
    if (found.size >= characterCount) break;
  }
  return [...found].toSorted(new Intl.Collator(languageOf(language).tag).compare);
}

/** What these texts are typed with that none of the letters is good for. */
function othersIn(texts: readonly string[], letters: readonly string[], language: LanguageId): string[] {
  const { tag } = languageOf(language);
  const plain = new Set(letters.flatMap((letter) => Array.from(letter)));
  // Most words are made of the alphabet alone; comparing them all would be felt where a deck is long and a phone slow.
  const unusual = texts.filter((text) => Array.from(text.toLocaleLowerCase(tag)).some((sign) => !plain.has(sign)));
  const known = new Set(letters.flatMap((letter) => signsOf(letter, language)));
  return [...new Set(unusual.flatMap((text) => signsOf(text, language)))].filter((sign) => !known.has(sign)).toSorted();
}

/** The signs that a text is typed with, one after the other, as they are compared. */
function signsOf(text: string, language: LanguageId): string[] {
  const keys = lettersOf(text, language).flatMap((letter) => letter.keys);
  return composedScripts.has(languageOf(language).script)
    ? keys.flatMap((key) => Array.from(key.normalize('NFD')))
    : keys;
}
