import type { DeckWord } from '@lexiroom/contracts/decks';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import type { WordStatistics } from '@lexiroom/domain/statistics';

/** A word and how it went. */
export interface WordRow {
  word: DeckWord;
  figures: WordStatistics;
}

/** What the table of words can be put in order by. */
export const columns = ['word', 'success', 'answers', 'last_answered', 'due_date'] as const;
export type Column = (typeof columns)[number];

/** The column that decides the order, and whether the smallest comes first; null is the order of the deck. */
export type RowOrder = { column: Column; isRising: boolean } | null;

/** Choosing a column orders by it, choosing it again turns the order round, and once more leaves it. */
export function nextOrder(order: RowOrder, column: Column): RowOrder {
  if (order?.column !== column) return { column, isRising: true };
  return order.isRising ? { column, isRising: false } : null;
}

/** The rows in that order; equal ones as in the deck, and words without a figure always last. */
export function orderedRows(rows: readonly WordRow[], order: RowOrder, language: LanguageId): readonly WordRow[] {
  if (!order) return rows;
  const { compare } = new Intl.Collator(languageOf(language).tag, { numeric: true });
  const sign = order.isRising ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one, order.column), figureOf(other, order.column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' && typeof b === 'string') return sign * compare(a, b);
    return sign * (Number(a) - Number(b));
  });
}

function figureOf({ word, figures }: WordRow, column: Column): string | number | null {
  switch (column) {
    case 'word':
      return word.target_translation;
    case 'due_date':
      return word.due_date;
    case 'answers':
      return figures.answers;
    case 'success':
    case 'last_answered':
      return figures[column];
  }
}
