import type { Calendar, DeckWord } from '@lexiroom/contracts/decks';
import { dayNumber, forecast } from '@lexiroom/domain/scheduling';
import { answersOf, totalsPerDay } from '@lexiroom/domain/statistics';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayBarChart } from './day-bar-chart.tsx';
import { Panel } from './panel.tsx';

/** How many words come back on each of the next 14 days, by the deck's scheduler; what is overdue counts today. */
export function ForecastPanel({ words, today }: { words: readonly DeckWord[]; today: string }) {
  const { t } = useLingui();
  const dueDays = words.flatMap(({ due_date }) => (due_date === null ? [] : [dayNumber(due_date)]));
  const bars = forecast(dueDays, dayNumber(today)).map(({ day, due }) => ({
    day,
    count: due,
    words: t`${plural(due, { one: '# word due', other: '# words due' })}`,
  }));
  return (
    <Panel title={<Trans>Next 14 days</Trans>}>
      <p className="-mt-3 text-soft">
        <Trans>Words that come back</Trans>
      </p>
      <DayBarChart bars={bars} today={today} look="brand" />
    </Panel>
  );
}

/** How many days are looked back on, today included. */
const days = 14;

/** The answers of the last 14 days, and how many of them were right. */
export function AnswersPanel({
  words,
  class_id,
  calendar,
}: {
  words: readonly DeckWord[];
  /** Null: outside of classes. */
  class_id: number | null;
  calendar: Calendar;
}) {
  const { t } = useLingui();
  const last = dayNumber(calendar.today);
  const bars = totalsPerDay(answersOf(words, class_id), calendar, { first: last - days + 1, last }).map(
    ({ day, answers, right }) => ({
      day,
      count: answers,
      full: right,
      words: t`${plural(answers, { one: '# answer', other: '# answers' })}, ${right} right`,
    }),
  );
  return (
    <Panel title={<Trans>Last 14 days</Trans>}>
      <p className="-mt-3 flex flex-wrap gap-x-5 text-soft" aria-hidden="true">
        <span className="flex items-center gap-2">
          <span className="size-3.5 rounded-sm border-2 border-edge bg-good" />
          <Trans>right answers</Trans>
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3.5 rounded-sm border-2 border-edge bg-card" />
          <Trans>wrong answers</Trans>
        </span>
      </p>
      <DayBarChart bars={bars} today={calendar.today} look="good" />
    </Panel>
  );
}
