import { Trans, useLingui } from '@lingui/react/macro';
import type { Calendar, DeckWord } from '@lexiroom/contracts/decks';
import { dayNumber } from '@lexiroom/domain/scheduling';
import { answersOf, studyStreak, totals, type WordStatistics } from '@lexiroom/domain/statistics';
import type { ReactNode } from 'react';

import { usePercent } from './success-rate.tsx';

export interface SummaryProps {
  words: readonly DeckWord[];
  statistics: readonly WordStatistics[];
  /** Null: outside of classes. */
  class_id: number | null;
  calendar: Calendar;
}

/** All words together in four numbers. */
export function Summary({ words, statistics, class_id, calendar }: SummaryProps) {
  const { i18n } = useLingui();
  const percent = usePercent();
  const whole = totals(statistics);
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  const streak = studyStreak(answersOf(words, class_id), calendar, dayNumber(calendar.today));
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure name={<Trans>Words reviewed</Trans>}>
        {number(whole.reviewed)}
        <span className="text-soft"> / {number(words.length)}</span>
      </Figure>
      <Figure name={<Trans>Answers</Trans>}>{number(whole.answers)}</Figure>
      <Figure name={<Trans>Right</Trans>}>{whole.answers > 0 ? percent(whole) : '–'}</Figure>
      <Figure name={<Trans>Days in a row</Trans>}>{number(streak)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 rounded-3xl bg-brand-wash px-4 py-3.5 sm:px-5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-display text-3xl font-bold tabular-nums">{children}</dd>
    </div>
  );
}
