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
    const word = wordIdentity(row);
    if (word) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return rows.map((row) => {
    const word = wordIdentity(row);
    if (word && words.get(word)! > 1) return 'DUPLICATE_WORD';
    return row.image && images.get(row.image.image_id)! > 1 ? 'DUPLICATE_IMAGE' : undefined;
  });
}

/** Two rows of which this is equal are the same word: the target text with the picture or, without one, with the translation. */
function wordIdentity({ image, target, source }: RowChoice): string | undefined {
  if (!target) return undefined;
  return JSON.stringify([image ? image.image_id : withoutCase(source?.text ?? ''), withoutCase(target.text)]);
}

/** The texts a row can lack. A picture is not needed: a word card stands for it. */
export type MissingText = 'TARGET_MISSING' | 'SOURCE_MISSING';
/** What keeps a deck from being saved; rows count from 1. */
export type SaveProblem = { code: 'DECK_EMPTY' } | { code: MissingText | 'DUPLICATE_WORD'; row: number };

/**
 * All that keeps a deck from being saved, row by row (specification 3 section 5, deck save): what each lacks, and, from
 * its second time on, that the word stands there already. `needsSource`: the deck has a source language, and shows it.
 */
export function saveProblems(rows: readonly RowChoice[], needsSource: boolean): SaveProblem[] {
  if (rows.length === 0) return [{ code: 'DECK_EMPTY' }];
  const seen = new Set<string>();
  return rows.flatMap((choice, index): SaveProblem[] => {
    const row = index + 1;
    const missing = missingTexts(choice, needsSource).map((code) => ({ code, row }));
    // Without a picture only the translation tells a word from another, so without either it is compared with none.
    const hasIdentity = choice.image !== null || !missing.some(({ code }) => code === 'SOURCE_MISSING');
    const word = hasIdentity ? wordIdentity(choice) : undefined;
    const isTwice = word !== undefined && seen.has(word);
    if (word !== undefined) seen.add(word);
    return isTwice ? [...missing, { code: 'DUPLICATE_WORD', row }] : missing;
  });
}

/** The texts that a row lacks, in the order in which that is told. */
export function missingTexts(
  { target, source }: Pick<RowChoice, 'target' | 'source'>,
  needsSource: boolean,
): MissingText[] {
  const found: MissingText[] = [];
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
  return (
    before.image.image_id !== after.image.image_id && withoutCase(before.target.text) !== withoutCase(after.target.text)
  );
}

const withoutCase = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether two texts of a row say the same: only case does not count. */
export function isSameText(one: Pick<ChosenText, 'text'> | null, other: Pick<ChosenText, 'text'> | null): boolean {
  return one && other ? withoutCase(one.text) === withoutCase(other.text) : one === other;
}

/** How many rows a deck can still take. */
export const roomFor = (rows: readonly unknown[]): number => Math.max(0, deckRowLimit - rows.length);
