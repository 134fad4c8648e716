import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Progress } from '@lexiroom/contracts/today';
import { dayNumber, dayText } from '@lexiroom/domain/scheduling';
import { dateFormat } from '../../i18n/dates.ts';
import { DayBarChart } from '../../study/statistics/day-bar-chart.tsx';
import { ProgressPart } from './progress-part.tsx';
import { YearGrid } from './year-grid.tsx';

const daysOfWeek = 7;

/** The answers of the last seven days and of the last year, as pictures and, behind them, as a table. */
export function StudyDays({ progress: { days, today } }: { progress: Progress }) {
  const { t, i18n } = useLingui();
  const last = dayNumber(today);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const date = dateFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(i18n.locale);
  const week = Array.from({ length: daysOfWeek }, (_, at) => {
    const day = last - daysOfWeek + 1 + at;
    const { answers = 0, right = 0 } = byDay.get(dayText(day)) ?? {};
    const words = t`${plural(answers, { one: '# answer', other: '# answers' })}, ${plural(right, { one: '# right', other: '# right' })}`;
    return { day, count: answers, full: right, words };
  });
  const cell = 'py-2 pe-4 text-start';
  return (
    <>
      <ProgressPart title={<Trans>Answers in the last seven days</Trans>}>
        <DayBarChart bars={week} today={today} look="good" />
        <p className="text-sm text-soft">
          {week.some(({ count }) => count > 0) ? (
            <Trans>The filled part of a bar shows the right answers.</Trans>
          ) : (
            <Trans>No answers in these days.</Trans>
          )}
        </p>
      </ProgressPart>
      <ProgressPart title={<Trans>The last year</Trans>}>
        <YearGrid days={byDay} last={last} />
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand-ink">
            <Trans>All days as a table</Trans>
          </summary>
          <table className="w-full tabular-nums">
            <thead className="text-soft">
              <tr>
                <th scope="col" className={cell}>
                  <Trans>Day</Trans>
                </th>
                <th scope="col" className={cell}>
                  <Trans>Answers</Trans>
                </th>
                <th scope="col" className={cell}>
                  <Trans>Right</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, answers, right }) => (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className={`${cell} font-medium`}>
                    {date.format(Date.parse(day))}
                  </th>
                  <td className={cell}>{number.format(answers)}</td>
                  <td className={cell}>{number.format(right)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </ProgressPart>
    </>
  );
}
