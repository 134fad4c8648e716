import { type PastedSign, readPastedSigns, tidyLine } from '../text/index.ts';
import { markLengths } from './list-marks.ts';
import { placeOf, type Separator, separatorSigns, separatorsOf } from './pasted-separators.ts';
import {
  deckRowLimit,
  type ExtraTextProblem,
  extraTextProblem,
  type TextProblem,
  translationProblem,
} from '../library/index.ts';

/** A word of a pasted list, tidied, with its translation if the line had one. */
export interface PastedLine {
  /** Where it stood in what was pasted; lines count from 1, empty ones too. */
  line: number;
  word: string;
  translation: string | null;
  /** The second text, out of a third column that is taken for it; null where there is none. */
  extra: string | null;
}

/** What a third column of a list is: the second text of each word, as an article with its plural, or nothing of the deck's. */
export type ThirdColumn = 'second text' | 'ignored';

/** How a list is read where that is not left to itself. */
export interface ListReading {
  /** What parts a word from its translation, in every line that has it; 'none': each line is a word. */
  separator?: Separator | 'none' | undefined;
  /** Numbers and bullets in front of the lines belong to the words. */
  keepsMarks?: boolean | undefined;
  thirdColumn?: ThirdColumn | undefined;
}

/**
 * Words out of pasted text, one a line: `word`, or word and translation parted by a tab, a semicolon, an equals sign, a
 * dash with spaces around it, a colon or a comma, as people write lists and as spreadsheets copy them. Empty lines are
 * passed over; a byte order mark and Windows line ends do not count; cells may be quoted, with `""` for a quote within,
 * and then nothing parts them. Numbers and bullets in front are cut off ({@link markLengths}). Which sign parts a line says
 * {@link separatorsOf}, or the reader. What comes after the first sign belongs to the translation, but for lines parted by
 * tabs, or by semicolons in a list of three columns: their third column is the second text or left out
 * ({@link thirdColumnOf}), and so are those after it.
 */
export function readPastedList(pasted: string, reading: ListReading = {}): PastedLine[] {
  const lines = readColumns(pasted, reading);
  const thirdColumn = reading.thirdColumn ?? guessOf(lines);
  return lines.map(({ line, word, rest, second, third, separator }) => {
    const isInColumns = thirdColumn !== undefined || separator === 'tab';
    const translation = isInColumns ? second : rest;
    return { line, word, translation: translation || null, extra: thirdColumn === 'second text' ? third : null };
  });
}

/**
 * What the third column of a pasted list is read as, where it has one: the second text when nearly all lines have one that
 * may be that, unless the reader says otherwise; undefined for a list without.
 */
export function thirdColumnOf(pasted: string, reading: ListReading = {}): ThirdColumn | undefined {
  const lines = readColumns(pasted, reading);
  if (lines.every(({ third }) => third === null)) return undefined;
  return reading.thirdColumn ?? guessOf(lines) ?? 'ignored';
}

/** From this share of its lines on, a list is one of three columns. */
const nearlyAll = 0.8;

function guessOf(lines: readonly Columns[]): 'second text' | undefined {
  const fitting = lines.filter(({ third }) => third !== null && !extraTextProblem(third));
  return lines.length > 0 && fitting.length >= nearlyAll * lines.length ? 'second text' : undefined;
}

/** A line of a list in its columns, tidied; `rest` is all that comes after the word. */
interface Columns {
  line: number;
  separator: Separator | 'none';
  word: string;
  rest: string;
  second: string;
  third: string | null;
}

function readColumns(pasted: string, { separator, keepsMarks = false }: ListReading): Columns[] {
  const lines = readPastedSigns(pasted, separatorSigns).map(({ line, signs }) => ({
    line,
    signs,
    shape: shapeOf(signs),
  }));
  const marks = keepsMarks ? [] : markLengths(lines.map(({ shape }) => shape));
  const unmarked = lines.map(({ line, signs, shape }, index) => {
    const start = marks[index] ?? 0;
    return { line, signs: signs.slice(start), shape: shape.slice(start) };
  });
  const ownSeparators = separatorsOf(unmarked.map(({ shape }) => shape));
  return unmarked.flatMap(({ line, signs, shape }, index) => {
    const parting = separator ?? ownSeparators[index] ?? 'none';
    const place = parting === 'none' ? undefined : placeOf(shape, parting, separator !== undefined);
    const word = tidyLine(textOf(signs.slice(0, place?.start)));
    const after = { signs: place ? signs.slice(place.end) : [], shape: place ? shape.slice(place.end) : '' };
    const rest = tidyLine(textOf(after.signs));
    const [second = '', third = ''] = parting === 'tab' || parting === 'semicolon' ? columnsOf(after, parting) : [rest];
    if (word === '' && (parting === 'tab' ? second : rest) === '') return [];
    return [{ line, separator: parting, word, rest, second, third: third || null }];
  });
}

/** What stands between the signs that part a line further, tidied. */
function columnsOf({ signs, shape }: { signs: readonly PastedSign[]; shape: string }, parting: 'tab' | 'semicolon') {
  const columns: string[] = [];
  let start = 0;
  while (start <= shape.length) {
    const place = placeOf(shape.slice(start), parting);
    const end = place ? start + place.start : shape.length;
    columns.push(tidyLine(textOf(signs.slice(start, end))));
    start = place ? start + place.end : shape.length + 1;
  }
  return columns;
}

/** Whether numbers or bullets in front of lines of a pasted text are cut off when it is read as a list. */
export const hasListMarks = (pasted: string): boolean =>
  markLengths(readPastedSigns(pasted, separatorSigns).map(({ signs }) => shapeOf(signs))).some((length) => length > 0);

/** A line in which a letter stands for each quoted cell: it has the length of its signs, and nothing quoted parts it. */
const shapeOf = (signs: readonly PastedSign[]) => signs.map(({ text, isQuoted }) => (isQuoted ? 'q' : text)).join('');
const textOf = (signs: readonly PastedSign[]) => signs.map(({ text }) => text).join('');

/**
 * The lines with word and translation in each other's place. A line that has one text only keeps it as its word. A second
 * text belongs to what is the word then: nobody writes one for a translation.
 */
export const withColumnsSwapped = (lines: readonly PastedLine[]): PastedLine[] =>
  lines.map((line) =>
    line.translation === null || line.word === '' ? line : { ...line, word: line.translation, translation: line.word },
  );

/** Why a line of a pasted list cannot become a row; `side` says which of its texts is meant. */
export type PastedProblem =
  | (TextProblem & { side: 'word' | 'translation' })
  | (ExtraTextProblem & { side: 'extra' })
  | { code: 'TWICE'; side: 'word' }
  | { code: 'DECK_FULL'; side: 'word' };

/**
 * For each line what is wrong with it, if anything: a text that cannot name a picture, or stand
 * under a word, a word that stands in the deck or
 * further up already, or no room left in a deck of 400 rows, which only lines without fault take up. Words are compared
 * without regard to case. `present`: the target texts of the deck's rows.
 */
export function pastedProblems(
  lines: readonly (Pick<PastedLine, 'word' | 'translation'> & Partial<Pick<PastedLine, 'extra'>>)[],
  present: readonly string[],
): (PastedProblem | undefined)[] {
  const seen = new Set(present.map(withoutCase));
  let room = deckRowLimit - present.length;
  return lines.map(({ word, translation, extra = null }) => {
    const wrongWord = translationProblem(word);
    if (wrongWord) return { ...wrongWord, side: 'word' };
    const wrongTranslation = translation === null ? undefined : translationProblem(translation);
    if (wrongTranslation) return { ...wrongTranslation, side: 'translation' };
    const wrongExtra = extra === null ? undefined : extraTextProblem(extra);
    if (wrongExtra) return { ...wrongExtra, side: 'extra' };
    if (seen.has(withoutCase(word))) return { code: 'TWICE', side: 'word' };
    if (room <= 0) return { code: 'DECK_FULL', side: 'word' };
    seen.add(withoutCase(word));
    room -= 1;
    return undefined;
  });
}

const withoutCase = (text: string) => text.normalize('NFC').toLowerCase();
