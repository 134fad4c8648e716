import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Calendar, DeckWord } from '@lexiroom/contracts/decks';
import { dayNumber } from '@lexiroom/domain/scheduling';
import { personalAnswers, totalsPerDay } from '@lexiroom/domain/statistics';
import { DayBars } from './day-bars.tsx';
import { Panel } from './panel.tsx';

/** How many days are looked back on, today included. */
const days = 14;

/** The answers of the last 14 days, and how many of them were right. */
export function AnswersPanel({ words, calendar }: { words: readonly DeckWord[]; calendar: Calendar }) {
  const { t } = useLingui();
  const last = dayNumber(calendar.today);
  const bars = totalsPerDay(personalAnswers(words), calendar, { first: last - days + 1, last }).map(
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
      <DayBars bars={bars} today={calendar.today} look="good" />
    </Panel>
  );
}
