import { type LanguageId, languageOf } from '../languages/index.ts';
import { searchKey } from '../text/index.ts';

/** A row as it is looked for and put in order. */
export interface NamedRow {
  key: string;
  /** Its target text; empty while it has none. */
  name: string;
  /** What else is read in it: its translation. */
  translation: string | null;
}

/**
 * The keys of rows in the order of their names, as a dictionary of the language has them: case and accents count only where
 * nothing else differs, and numbers by their size. Rows without a name come last; among equal ones their order stays.
 */
export function keysByName(rows: readonly Omit<NamedRow, 'translation'>[], language: LanguageId): string[] {
  const { compare } = new Intl.Collator(languageOf(language).tag, { numeric: true });
  return rows
    .toSorted((one, other) => isNameless(one) - isNameless(other) || compare(one.name, other.name))
    .map(({ key }) => key);
}

const isNameless = ({ name }: { name: string }) => Number(name === '');

/**
 * The keys of the rows in which a text is found, in their order: within their names or translations, folded as a search
 * folds it, so without regard to case and accents. A text of signs alone is looked for as it is; an empty one is nowhere.
 */
export function rowsWith(text: string, rows: readonly NamedRow[]): string[] {
  const sought = text.trim().toLowerCase();
  const key = searchKey(sought);
  const isIn = (read: string | null) =>
    read !== null && (key === '' ? read.toLowerCase().includes(sought) : searchKey(read).includes(key));
  if (sought === '') return [];
  return rows.filter(({ name, translation }) => isIn(name) || isIn(translation)).map((row) => row.key);
}
