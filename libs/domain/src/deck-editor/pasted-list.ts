import { readPastedRows, tidyLine } from '../text/index.ts';
import { deckRowLimit, type TextProblem, translationProblem } from '../library/index.ts';

/** A word of a pasted list, tidied, with its translation if the line had one. */
export interface PastedLine {
  /** Where it stood in what was pasted; lines count from 1, empty ones too. */
  line: number;
  word: string;
  translation: string | null;
}

/**
 * Words out of pasted text, one a line: `word`, or `word<tab or ; or ,>translation`, as people write lists and as
 * spreadsheets copy them. Empty lines are passed over; a byte order mark and Windows line ends do not count; cells may
 * be quoted, with `""` for a quote within. Each line is parted by the strongest sign it has: a line with tabs by them
 * only, and its columns after the second are left out; else by its first semicolon, or by its first comma when there is
 * none; the full-width and Arabic ones do as well. What comes after belongs to the translation.
 */
export function readPastedList(pasted: string): PastedLine[] {
  return readPastedRows(pasted, 'halves').flatMap(({ line, cells: [first = '', second = ''] }) => {
    const word = tidyLine(first);
    const translation = tidyLine(second);
    if (word === '' && translation === '') return [];
    return [{ line, word, translation: translation || null }];
  });
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
