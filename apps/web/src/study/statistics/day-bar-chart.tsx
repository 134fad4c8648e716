import { useLingui } from '@lingui/react/macro';
import { type Day, dayText } from '@lexiroom/domain/scheduling';
import type { CSSProperties } from 'react';
import { dateFormat } from '../../i18n/dates.ts';
import { useDayName } from '../words/day-name.ts';

/** A day of a chart. */
export interface DayBar {
  day: Day;
  /** How long the bar is, and the number beside it. */
  count: number;
  /** The part of it that is drawn full; the rest is drawn as an outline. All of it when absent. */
  full?: number;
  /** The whole in words, without the day. */
  words: string;
}

export interface DayBarChartProps {
  bars: readonly DayBar[];
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The colour of bars. */
  look: 'brand' | 'good';
}

const looks = { brand: 'bg-brand border-brand', good: 'bg-good border-good' };

/**
 * A number for each of some days: columns where there is room, rows where there is not. Every number stands there as
 * text, and each day is an item of a list that reads as a sentence.
 */
export function DayBarChart({ bars, today, look }: DayBarChartProps) {
  const { i18n } = useLingui();
  const nameDay = useDayName();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  // Where all are none, no room is kept for bars.
  const height = bars.some(({ count }) => count > 0) ? '@lg:h-40' : '@lg:h-8';
  const short = dateFormat(i18n.locale, { weekday: 'narrow', timeZone: 'UTC' });
  const whole = dateFormat(i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const number = new Intl.NumberFormat(i18n.locale);
  return (
    <div className="@container">
      <ol className="flex flex-col gap-1.5 @lg:flex-row @lg:gap-2">
        {bars.map(({ day, count, full = count, words }) => {
          const text = dayText(day);
          const date = new Date(text);
          const isToday = text === today;
          return (
            <li
              key={day}
              className="flex items-center gap-3 @lg:min-w-0 @lg:flex-1 @lg:flex-col-reverse @lg:items-stretch @lg:gap-1.5"
            >
              <span className="sr-only">
                {whole.format(date)}: {words}
              </span>
              <span
                aria-hidden="true"
                className={`w-24 shrink-0 text-sm @lg:w-auto @lg:text-center ${isToday ? 'font-bold text-brand-ink' : 'text-soft'}`}
              >
                <span className="@lg:hidden">{nameDay(text, today)}</span>
                <span className="hidden @lg:block">{short.format(date)}</span>
                <span className="hidden tabular-nums @lg:block">{number.format(date.getUTCDate())}</span>
              </span>
              <span
                aria-hidden="true"
                style={{ '--share': count / most, '--full': count > 0 ? full / count : 0 } as CSSProperties}
                className={`flex min-w-0 flex-1 items-center gap-2 ${height} @lg:flex-none @lg:flex-col-reverse @lg:items-stretch @lg:gap-1 @lg:border-b-2 @lg:border-line`}
              >
                {count > 0 && <Bar look={look} />}
                <span className={`text-sm tabular-nums @lg:text-center ${count > 0 ? 'font-semibold' : 'text-soft'}`}>
                  {number.format(count)}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The bar is as long as its share of the row, less the room that its number needs. */
function Bar({ look }: { look: DayBarChartProps['look'] }) {
  return (
    <span className="flex h-4 min-h-1 w-[calc(var(--share)*(100%-3rem))] min-w-1 overflow-hidden rounded-e-md border-2 border-edge bg-card @lg:h-[calc(var(--share)*(100%-1.75rem))] @lg:w-full @lg:flex-col-reverse @lg:rounded-t-md @lg:rounded-b-none @lg:border-b-0">
      <span
        className={`block h-full w-[calc(var(--full)*100%)] @lg:h-[calc(var(--full)*100%)] @lg:w-full ${looks[look]}`}
      />
    </span>
  );
}
