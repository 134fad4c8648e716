import { type Language, type LanguageId, languageOf } from '../languages/index.ts';
import type { PastedLine } from './pasted-list.ts';
import { isNamed, type PictureNames } from './row-naming.ts';

/** The letters of each script. */
const letters: Record<Language['script'], RegExp> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Hans: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/u,
  Deva: /\p{Script=Devanagari}/u,
  Beng: /\p{Script=Bengali}/u,
  Taml: /\p{Script=Tamil}/u,
  Thai: /\p{Script=Thai}/u,
  Laoo: /\p{Script=Lao}/u,
  Khmr: /\p{Script=Khmer}/u,
  Geor: /\p{Script=Georgian}/u,
  Armn: /\p{Script=Armenian}/u,
};

/** So many lines have to show it, and none the opposite, before columns count as swapped. */
const linesNeeded = 2;

/**
 * Whether a pasted list plainly has its translations first: at least two of its lines are written in the letters of the
 * other language, or are names of one picture the other way round, and no line speaks against it. `names`: of the pictures
 * that were found for each line, as far as they are known.
 */
export function areColumnsSwapped(
  lines: readonly PastedLine[],
  target: LanguageId,
  source: LanguageId | null,
  names: readonly (readonly PictureNames[])[] = [],
): boolean {
  if (source === null) return false;
  const order = lines.map(({ word, translation }, index) => {
    if (translation === null || word === '') return undefined;
    return orderByLetters(word, translation, target, source) ?? orderByNames(word, translation, names[index] ?? []);
  });
  const count = (wanted: 'straight' | 'swapped') => order.filter((found) => found === wanted).length;
  return count('swapped') >= linesNeeded && count('straight') === 0;
}

type Order = 'straight' | 'swapped' | undefined;

function orderByLetters(word: string, translation: string, target: LanguageId, source: LanguageId): Order {
  if (isOnly(word, target, source) && isOnly(translation, source, target)) return 'straight';
  return isOnly(word, source, target) && isOnly(translation, target, source) ? 'swapped' : undefined;
}

const isOnly = (text: string, own: LanguageId, other: LanguageId) =>
  isWrittenIn(text, own) && !isWrittenIn(text, other);

function isWrittenIn(text: string, language: LanguageId): boolean {
  const ownLetters = letters[languageOf(language).script];
  const found = text.match(/\p{L}/gu) ?? [];
  return found.length > 0 && found.every((letter) => ownLetters.test(letter));
}

function orderByNames(word: string, translation: string, pictures: readonly PictureNames[]): Order {
  const isStraight = pictures.some(({ target, source }) => isNamed(target, word) && isNamed(source, translation));
  const isSwapped = pictures.some(({ target, source }) => isNamed(source, word) && isNamed(target, translation));
  if (isStraight === isSwapped) return undefined;
  return isStraight ? 'straight' : 'swapped';
}
