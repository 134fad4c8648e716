import { tidyLine } from '../text/index.ts';
import { deckRowLimit, type TextProblem, translationProblem } from '../library/index.ts';

/** A word of a pasted list, tidied, with its translation if the line had one. */
export interface PastedLine {
  /** Where it stood in what was pasted; lines count from 1, empty ones too. */
  line: number;
  word: string;
  translation: string | null;
}

/** Signs that part a word from its translation, strongest first: of spreadsheets, then of hand-made lists. */
const semicolons = ';；؛';
const commas = ',，،、';

/** A letter; or what stood within quotes, which is taken as it is, also with signs that would part it and line ends. */
interface Sign {
  text: string;
  isQuoted: boolean;
}

/**
 * Words out of pasted text, one a line: `word`, or `word<tab or ; or ,>translation`, as people write lists and as
 * spreadsheets copy them. Empty lines are passed over; a byte order mark and Windows line ends do not count; cells may
 * be quoted, with `""` for a quote within. Each line is parted by the strongest sign it has: a line with tabs by them
 * only, and its columns after the second are left out; else by its first semicolon, or by its first comma when there is
 * none; the full-width and Arabic ones do as well. What comes after belongs to the translation.
 */
export function readPastedList(pasted: string): PastedLine[] {
  const lines = cutLines(readSigns(pasted.replace(/^\uFEFF/u, '')));
  return lines.flatMap(({ line, signs }) => {
    const [first, second] = signs.some(isSign('\t')) ? cellsOf(signs) : halvesOf(signs);
    const word = tidyLine(textOf(first));
    const translation = second ? tidyLine(textOf(second)) : '';
    if (word === '' && translation === '') return [];
    return [{ line, word, translation: translation || null }];
  });
}

const isSign =
  (kinds: string) =>
  ({ text, isQuoted }: Sign): boolean =>
    !isQuoted && kinds.includes(text);
const textOf = (signs: readonly Sign[] = []) => signs.map(({ text }) => text).join('');

/** Cuts a text into letters and quoted cells; the quotes themselves are gone. */
function readSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  let startsCell = true;
  for (let at = 0; at < text.length; at += 1) {
    quotedCell.lastIndex = at;
    const quoted = startsCell ? quotedCell.exec(text) : null;
    if (quoted) {
      signs.push({ text: quoted[1]!.replaceAll('""', '"'), isQuoted: true });
      at += quoted[0].length - 1;
      startsCell = false;
      continue;
    }
    const letter = text[at]!;
    signs.push({ text: letter, isQuoted: false });
    startsCell = `\t\n\r${semicolons}${commas}`.includes(letter) || (startsCell && letter === ' ');
  }
  return signs;
}

/** A quote that begins a cell counts only when another one ends it. */
const quotedCell = new RegExp(`"((?:[^"]|"")*)"(?= *(?:[\\t\\n\\r${semicolons}${commas}]|$))`, 'uy');

function cutLines(signs: readonly Sign[]): { line: number; signs: Sign[] }[] {
  const lines: { line: number; signs: Sign[] }[] = [{ line: 1, signs: [] }];
  let next = 1;
  let isAfterReturn = false;
  for (const sign of signs) {
    const isLineFeed = isSign('\n')(sign);
    if ((isLineFeed && !isAfterReturn) || isSign('\r')(sign)) lines.push({ line: (next += 1), signs: [] });
    else if (!isLineFeed) lines.at(-1)!.signs.push(sign);
    if (sign.isQuoted) next += sign.text.split(/\r\n|\r|\n/u).length - 1;
    isAfterReturn = isSign('\r')(sign);
  }
  return lines;
}

function cellsOf(signs: readonly Sign[]): Sign[][] {
  const cells: Sign[][] = [[]];
  for (const sign of signs) {
    if (isSign('\t')(sign)) cells.push([]);
    else cells.at(-1)!.push(sign);
  }
  return cells;
}

function halvesOf(signs: readonly Sign[]): Sign[][] {
  const semicolon = signs.findIndex(isSign(semicolons));
  const at = semicolon >= 0 ? semicolon : signs.findIndex(isSign(commas));
  return at < 0 ? [[...signs]] : [signs.slice(0, at), signs.slice(at + 1)];
}

/** Why a line of a pasted list cannot become a row; `side` says which of its texts is meant. */
export type PastedProblem =
  | (TextProblem & { side: 'word' | 'translation' })
  | { code: 'TWICE'; side: 'word' }
  | { code: 'DECK_FULL'; side: 'word' };

/**
 * For each line what is wrong with it, if anything: a text that cannot name a picture, a word that stands in the deck or
 * further up already, or no room left in a deck of 400 rows, which only lines without fault take up. Words are compared
 * without regard to case. `present`: the target texts of the deck's rows.
 */
export function pastedProblems(
  lines: readonly Pick<PastedLine, 'word' | 'translation'>[],
  present: readonly string[],
): (PastedProblem | undefined)[] {
  const seen = new Set(present.map(withoutCase));
  let room = deckRowLimit - present.length;
  return lines.map(({ word, translation }) => {
    const wrongWord = translationProblem(word);
    if (wrongWord) return { ...wrongWord, side: 'word' };
    const wrongTranslation = translation === null ? undefined : translationProblem(translation);
    if (wrongTranslation) return { ...wrongTranslation, side: 'translation' };
    if (seen.has(withoutCase(word))) return { code: 'TWICE', side: 'word' };
    if (room <= 0) return { code: 'DECK_FULL', side: 'word' };
    seen.add(withoutCase(word));
    room -= 1;
    return undefined;
  });
}

const withoutCase = (text: string) => text.normalize('NFC').toLowerCase();
