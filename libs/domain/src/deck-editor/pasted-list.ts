import { type PastedSign, readPastedSigns, tidyLine } from '../text/index.ts';
import { markLengths } from './list-marks.ts';
import { placeOf, type Separator, separatorSigns, separatorsOf } from './pasted-separators.ts';
import { deckRowLimit, type TextProblem, translationProblem } from '../library/index.ts';

/** A word of a pasted list, tidied, with its translation if the line had one. */
export interface PastedLine {
  /** Where it stood in what was pasted; lines count from 1, empty ones too. */
  line: number;
  word: string;
  translation: string | null;
}

/** How a list is read where that is not left to itself. */
export interface ListReading {
  /** What parts a word from its translation, in every line that has it; 'none': each line is a word. */
  separator?: Separator | 'none' | undefined;
  /** Numbers and bullets in front of the lines belong to the words. */
  keepsMarks?: boolean | undefined;
}

/**
 * Words out of pasted text, one a line: `word`, or word and translation parted by a tab, a semicolon, an equals sign, a
 * dash with spaces around it, a colon or a comma, as people write lists and as spreadsheets copy them. Empty lines are
 * passed over; a byte order mark and Windows line ends do not count; cells may be quoted, with `""` for a quote within,
 * and then nothing parts them. Numbers and bullets in front are cut off ({@link markLengths}). Which sign parts a line says
 * {@link separatorsOf}, or the reader. Of a line with tabs the columns after the second are left out; else what comes after
 * the first sign belongs to the translation.
 */
export function readPastedList(pasted: string, { separator, keepsMarks = false }: ListReading = {}): PastedLine[] {
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
    const rest = place ? signs.slice(place.end) : [];
    const nextTab = parting === 'tab' ? shape.indexOf('\t', place?.end) - (place?.end ?? 0) : -1;
    const translation = tidyLine(textOf(nextTab < 0 ? rest : rest.slice(0, nextTab)));
    if (word === '' && translation === '') return [];
    return [{ line, word, translation: translation || null }];
  });
}

/** Whether numbers or bullets in front of lines of a pasted text are cut off when it is read as a list. */
export const hasListMarks = (pasted: string): boolean =>
  markLengths(readPastedSigns(pasted, separatorSigns).map(({ signs }) => shapeOf(signs))).some((length) => length > 0);

/** A line in which a letter stands for each quoted cell: it has the length of its signs, and nothing quoted parts it. */
const shapeOf = (signs: readonly PastedSign[]) => signs.map(({ text, isQuoted }) => (isQuoted ? 'q' : text)).join('');
const textOf = (signs: readonly PastedSign[]) => signs.map(({ text }) => text).join('');

/** The lines with word and translation in each other's place. A line that has one text only keeps it as its word. */
export const withColumnsSwapped = (lines: readonly PastedLine[]): PastedLine[] =>
  lines.map((line) =>
    line.translation === null || line.word === '' ? line : { ...line, word: line.translation, translation: line.word },
  );

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
