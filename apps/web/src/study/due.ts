import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';

/** Due are words whose date is today or earlier (specification 1 section 4); nothing is due without a schedule. */
export function isDue({ due_date }: Pick<DeckWord, 'due_date'>, today: string): boolean {
  return due_date !== null && due_date <= today;
}

/** Words, and the calendar that their due dates are told in. */
export type DueIn = Pick<DeckData, 'calendar'> & { words: readonly DeckWord[] };

/** The words of a study that are due today, in its order. */
export function dueWords({ words, calendar }: DueIn): DeckWord[] {
  return calendar ? words.filter((word) => isDue(word, calendar.today)) : [];
}
