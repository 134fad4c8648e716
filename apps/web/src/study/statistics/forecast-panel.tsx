import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { dayNumber, forecast } from '@lexiroom/domain/scheduling';
import { DayBars } from './day-bars.tsx';
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
      <DayBars bars={bars} today={today} look="brand" />
    </Panel>
  );
}
