import { deckRowLimit } from '../library/index.ts';

/** What a row of the editor has chosen, as far as rules ask. */
export interface RowChoice {
  image: { image_id: number } | null;
  target: ChosenText | null;
  source: ChosenText | null;
}
/** A text of a row, as its owner typed it; with the name of its picture that it belongs to, where there is one. */
interface ChosenText {
  translation_id: number | null;
  text: string;
}

/** What the number box of a row shows (specification 3 section 2). */
export type RowWarning = 'DUPLICATE_IMAGE' | 'DUPLICATE_WORD';

/**
 * For each row whether its picture stands in another row too: 'Duplicate image', a warning; with the same target text
 * 'Duplicate image and translation', an error. Of words without a picture the translation is compared in its place. Every
 * row concerned is told, whichever came first.
 */
export function rowWarnings(rows: readonly RowChoice[]): (RowWarning | undefined)[] {
  const images = new Map<number, number>();
  const words = new Map<string, number>();
  for (const row of rows) {
    if (row.image) images.set(row.image.image_id, (images.get(row.image.image_id) ?? 0) + 1);
    const word = wordOf(row);
    if (word) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return rows.map((row) => {
    const word = wordOf(row);
    if (word && words.get(word)! > 1) return 'DUPLICATE_WORD';
    return row.image && images.get(row.image.image_id)! > 1 ? 'DUPLICATE_IMAGE' : undefined;
  });
}

/** What makes a row the same word as another: its target text, with its picture or, without one, its translation. */
function wordOf({ image, target, source }: RowChoice): string | undefined {
  if (!target) return undefined;
  return JSON.stringify([image ? image.image_id : plain(source?.text ?? ''), plain(target.text)]);
}

/** What a row can lack. A picture is none of it: a word card stands for that. */
export type RowLack = 'TARGET_MISSING' | 'SOURCE_MISSING';
/** What keeps a deck from being saved; rows count from 1. */
export type SaveProblem = { code: 'DECK_EMPTY' } | { code: RowLack | 'DUPLICATE_WORD'; row: number };

/**
 * All that keeps a deck from being saved, row by row (specification 3 section 5, deck save): what each lacks, and, from
 * its second time on, that the word stands there already. `needsSource`: the deck has a source language, and shows it.
 */
export function saveProblems(rows: readonly RowChoice[], needsSource: boolean): SaveProblem[] {
  if (rows.length === 0) return [{ code: 'DECK_EMPTY' }];
  const seen = new Set<string>();
  return rows.flatMap((choice, index): SaveProblem[] => {
    const row = index + 1;
    const missing = lacks(choice, needsSource).map((code) => ({ code, row }));
    // Of a word without a picture it is its translation that tells it from another.
    const isKnown = choice.image !== null || !missing.some(({ code }) => code === 'SOURCE_MISSING');
    const word = isKnown ? wordOf(choice) : undefined;
    const isTwice = word !== undefined && seen.has(word);
    if (word !== undefined) seen.add(word);
    return isTwice ? [...missing, { code: 'DUPLICATE_WORD', row }] : missing;
  });
}

/** What a row lacks, in the order in which it is told. */
export function lacks({ target, source }: Pick<RowChoice, 'target' | 'source'>, needsSource: boolean): RowLack[] {
  const found: RowLack[] = [];
  if (!target) found.push('TARGET_MISSING');
  if (needsSource && !source) found.push('SOURCE_MISSING');
  return found;
}

/**
 * Whether a change makes the row another concept, which gets a new word and no history: both its picture and its target
 * text become others. Another picture for the same text, or another text for the same picture, keep the word.
 */
export function isOtherWord(before: Omit<RowChoice, 'source'>, after: Omit<RowChoice, 'source'>): boolean {
  if (!before.image || !before.target || !after.image || !after.target) return false;
  return before.image.image_id !== after.image.image_id && plain(before.target.text) !== plain(after.target.text);
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether two texts of a row say the same: only case does not count. */
export function isSameText(one: Pick<ChosenText, 'text'> | null, other: Pick<ChosenText, 'text'> | null): boolean {
  return one && other ? plain(one.text) === plain(other.text) : one === other;
}

/** How many rows a deck can still take. */
export const roomFor = (rows: readonly unknown[]): number => Math.max(0, deckRowLimit - rows.length);
