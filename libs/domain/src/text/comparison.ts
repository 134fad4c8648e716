import { type LanguageId, languageOf } from '../languages/index.ts';
import { graphemes } from './graphemes.ts';
import { jamoOf } from './jamo.ts';
import { ownLetters, plainForms } from './own-letters.ts';

/** A piece of a text that is to be typed, as it is shown. */
export interface Letter {
  shown: string;
  /** What is compared; usually one sign, two for ß. Empty: nobody has to type it, such as a space or a hyphen. */
  keys: readonly string[];
}

/** How far a typed text agrees with the expected one. */
export interface Agreement {
  /** So many of the letters that have to be typed are there, from the first one on. */
  right: number;
  /** `right`: nothing else was typed. `on_the_way`: the next letter has begun. `wrong`: something else stands there. */
  verdict: 'right' | 'on_the_way' | 'wrong';
}

/** Apostrophes that Unicode counts among letters. */
const apostrophes = /[ʻʼʹ]/gu;
/** Uzbek oʻ and gʻ, with whatever apostrophe a keyboard has, and in full width. */
const uzbekLetters = /[ogｏｇ][ʻʼ'‘’`´＇]/giu;
/** Signs of no width that say whether the letters beside them are joined. */
const joiners = /[\u200C\u200D]/u;
/** Scripts whose letters are put together from signs one after the other: a sign that is still missing is no mistake. */
export const composedScripts: ReadonlySet<string> = new Set(['Deva', 'Beng', 'Taml', 'Thai', 'Laoo', 'Khmr', 'Jpan']);
/** Letters with these marks are typed without them as well, when the language does not know them as letters. */
const marked = /([\p{Script=Latin}\p{Script=Greek}])(\p{M}+)/gu;

/**
 * The letters of a text as a player of its language types them. Case and accents do not count, nor does width; spaces,
 * hyphens, apostrophes and other punctuation need not be typed. What makes another letter in the language does count:
 * å in Swedish, ı in Turkish, the voiced marks of Japanese, vowel signs of Indic scripts, й and ї (decisions section 9).
 */
export function lettersOf(text: string, language: LanguageId): Letter[] {
  return piecesOf(text.normalize('NFC'), language).map((shown) => ({ shown, keys: keysOf(shown, language) }));
}

/** How far a typed text agrees with the letters that are expected. */
export function agreementOf(typed: string, expected: readonly Letter[], language: LanguageId): Agreement {
  const keys = lettersOf(typed, language).flatMap((letter) => letter.keys);
  const toType = expected.filter((letter) => letter.keys.length > 0);
  let at = 0;
  for (const [right, letter] of toType.entries()) {
    if (at === keys.length) return { right, verdict: 'right' };
    if (!startsWith(keys.slice(at), letter.keys)) {
      return { right, verdict: isBeginning(keys.slice(at), letter.keys, language) ? 'on_the_way' : 'wrong' };
    }
    at += letter.keys.length;
  }
  return { right: toType.length, verdict: at === keys.length ? 'right' : 'wrong' };
}

/** Whether two texts of a language are the same to somebody who types them. */
export function isSameTyped(one: string, other: string, language: LanguageId): boolean {
  const expected = lettersOf(other, language);
  const { right, verdict } = agreementOf(one, expected, language);
  return verdict === 'right' && right === expected.filter(({ keys }) => keys.length > 0).length;
}

function startsWith(keys: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((key, index) => keys[index] === key);
}

/** Whether what is left of the typed keys is a beginning of one letter: one s of ß, क of कि, ㄴ of 나, o of oʻ in Uzbek. */
function isBeginning(rest: readonly string[], letter: readonly string[], language: LanguageId): boolean {
  if (rest.length < letter.length && startsWith(letter, rest)) return true;
  const isComposed = composedScripts.has(languageOf(language).script) || language === 'uzbek';
  if (rest.length > letter.length || !isComposed) return false;
  return letter.join('').normalize('NFD').startsWith(rest.join('').normalize('NFD'));
}

function piecesOf(text: string, language: LanguageId): string[] {
  if (language !== 'uzbek') return piecesWithJoiners(text);
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: letter, index } of text.matchAll(uzbekLetters)) {
    pieces.push(...graphemes(text.slice(from, index)), letter);
    from = index + letter.length;
  }
  return [...pieces, ...graphemes(text.slice(from))];
}

/** The letters of a text; a sign that only says how two of them are drawn together begins no other letter. */
function piecesWithJoiners(text: string): string[] {
  const bare = text.replaceAll(new RegExp(joiners, 'gu'), '');
  if (bare === text) return graphemes(text);
  let at = 0;
  return graphemes(bare).map((letter) => {
    const from = at;
    for (const sign of letter) at = text.indexOf(sign, at) + sign.length;
    while (joiners.test(text.charAt(at))) at += 1;
    return text.slice(from, at);
  });
}

function keysOf(piece: string, language: LanguageId): string[] {
  const isUzbekLetter = language === 'uzbek' && piece.length === 2 && /^[ogｏｇ]/iu.test(piece);
  if (isUzbekLetter) return [`${piece[0]!.normalize('NFKC').toLowerCase()}ʻ`];
  const { tag, script } = languageOf(language);
  const own = decomposedLetters[language] ?? [];
  const lower = decomposed(piece.normalize('NFKC').toLocaleLowerCase(tag))
    .replaceAll(apostrophes, '')
    // Signs of reading in Arabic and Hebrew, the hamza above or below its seat, and the stroke that stretches a word.
    .replaceAll(/([\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu, '$1')
    .replaceAll(/[\u0640\u200B-\u200D\u2060]/gu, '')
    .replaceAll(/[\p{P}\p{Z}\p{C}]/gu, '')
    .replaceAll(marked, (_, base: string, marks: string) => ownForm(base, marks, own) ?? base)
    // й and ї are letters in every Cyrillic alphabet; an acute, a grave and the dots of ё are not, but where they are named.
    .replaceAll(/(\p{Script=Cyrillic})([\u0300\u0301\u0308]+)/gu, (whole, base: string, marks: string) =>
      base === 'і' && marks === '\u0308' ? whole : (ownForm(base, marks, own) ?? keptCyrillic(base, marks)),
    );
  const plain = Array.from(lower, (sign) => (own.includes(sign) ? sign : (plainForms[sign] ?? sign))).join('');
  if (script === 'Kore') return jamoOf(plain);
  return graphemes(plain.normalize('NFC'));
}

/** Once for all letters that are compared. */
const decomposedLetters: Partial<Record<LanguageId, readonly string[]>> = Object.fromEntries(
  Object.entries(ownLetters).map(([language, letters]) => [language, letters.split(' ').map(decomposed)]),
);

/** Taken apart into letters and marks. A comma below and a cedilla are drawn for each other. */
function decomposed(text: string): string {
  return text.normalize('NFD').replaceAll('\u0326', '\u0327');
}

/** The letter with that one of its marks that makes it a letter of its own. */
function ownForm(base: string, marks: string, own: readonly string[]): string | undefined {
  return Array.from(marks, (mark) => base + mark).find((letter) => own.includes(letter));
}

function keptCyrillic(base: string, marks: string): string {
  return base === 'е' ? base : base + marks.replaceAll(/[\u0300\u0301]/gu, '');
}
