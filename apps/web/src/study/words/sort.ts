import type { DeckWord } from '@lexiroom/contracts/decks';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import type { Study } from '../study.ts';

/** Ways to put a list of words in order (decisions section 10). */
export const wordSorts = ['deck_order', 'alphabetical', 'due_date', 'success_rate', 'pinned', 'newest'] as const;
export type WordSort = (typeof wordSorts)[number];

/** Sorts that need data which only whoever has a schedule here has: due dates and answers. */
const ofTheSchedule: readonly WordSort[] = ['due_date', 'success_rate'];

/** The ways that mean something to a viewer. */
export const wordSortsFor = ({ isOwner, data }: Pick<Study, 'isOwner' | 'data'>): readonly WordSort[] =>
  wordSorts.filter(
    (sort) => (sort !== 'pinned' || isOwner) && (!ofTheSchedule.includes(sort) || data.calendar !== null),
  );

/** The share of right answers, 0 to 1; a word that was never asked stands behind all that were. */
function successOf({ answers }: DeckWord): number {
  if (answers.length === 0) return Infinity;
  return answers.filter(({ is_correct }) => is_correct).length / answers.length;
}

/**
 * The words in another order; equal ones stay in the order of the deck. By due date the longest due come first, by
 * success rate those that go worst, and letters follow the alphabet of their language.
 */
export function sortWords(words: readonly DeckWord[], sort: WordSort, language: LanguageId): readonly DeckWord[] {
  switch (sort) {
    case 'deck_order':
      return words;
    case 'alphabetical': {
      const { compare } = new Intl.Collator(languageOf(language).tag, { numeric: true });
      return words.toSorted((one, other) => compare(one.target_translation, other.target_translation));
    }
    case 'due_date':
      return words.toSorted((one, other) => (one.due_date ?? '').localeCompare(other.due_date ?? '', 'en'));
    case 'success_rate':
      return words.toSorted((one, other) =>
        successOf(one) < successOf(other) ? -1 : Number(successOf(one) > successOf(other)),
      );
    case 'pinned':
      return words.toSorted((one, other) => Number(other.is_pinned) - Number(one.is_pinned));
    case 'newest':
      return words.toSorted((one, other) => other.word_id - one.word_id);
  }
}
