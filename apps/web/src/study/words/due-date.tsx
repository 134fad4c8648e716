import { Trans } from '@lingui/react/macro';
import type { Calendar, DeckWord } from '@lexiroom/contracts/decks';
import { CalendarClock } from 'lucide-react';
import { isDue } from '../due-dates.ts';
import { useDayName } from './day-name.ts';

export interface DueDateProps {
  word: Pick<DeckWord, 'due_date'>;
  calendar: Calendar;
}

/** When a word is due; what is due today, or should have come before, stands out. */
export function DueDate({ word, calendar }: DueDateProps) {
  const dayName = useDayName();
  if (word.due_date === null) return null;
  const look = isDue(word, calendar.today) ? '-ms-1 rounded-full bg-sun-wash px-2.5 text-ink' : 'text-soft';
  return (
    <p
      className={`inline-flex min-w-0 items-center gap-1.5 self-start py-0.5 text-sm font-semibold sm:text-base ${look}`}
    >
      <CalendarClock className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">
        <Trans>Due:</Trans>{' '}
      </span>
      {dayName(word.due_date, calendar.today)}
    </p>
  );
}
