import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswersOfDay } from '@lexiroom/contracts/today';
import { type Day, dayText } from '@lexiroom/domain/scheduling';
import { dateFormat } from '../../i18n/dates.ts';

export interface YearGridProps {
  /** Days with answers, by their text. */
  days: ReadonlyMap<string, AnswersOfDay>;
  /** Today, the last one. */
  last: Day;
}

const weeks = 53;
/** The shade of a day by its answers: from the first number on. */
const shades = [
  { from: 60, look: 'bg-good-ink' },
  { from: 30, look: 'bg-good-ink/75' },
  { from: 10, look: 'bg-good-ink/50' },
  { from: 1, look: 'bg-good-ink/25' },
] as const;
const shadeOf = (answers: number): string => shades.find(({ from }) => answers >= from)?.look ?? 'bg-line';

/** A square for each day of a year, a column for each week from Monday on; the darker, the more was answered. For the eye alone. */
export function YearGrid({ days, last }: YearGridProps) {
  const { i18n } = useLingui();
  // Day 0 was a Thursday.
  const monday = last - ((last + 3) % 7);
  const first = monday - 7 * (weeks - 1);
  const month = dateFormat(i18n.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const nameOf = (day: Day) => month.format(Date.parse(dayText(day)));
  return (
    <div aria-hidden="true">
      <div className="grid grid-flow-col grid-rows-7 auto-cols-fr gap-px sm:gap-0.5">
        {Array.from({ length: last - first + 1 }, (_, at) => (
          <span
            key={at}
            className={`aspect-square rounded-[2px] ${shadeOf(days.get(dayText(first + at))?.answers ?? 0)}`}
          />
        ))}
      </div>
      <p className="mt-2 flex justify-between gap-4 text-sm text-soft">
        <span>{nameOf(first)}</span>
        <span className="flex items-center gap-1">
          <Trans>fewer</Trans>
          {['bg-line', ...shades.map(({ look }) => look).toReversed()].map((look) => (
            <span key={look} className={`size-3 rounded-[2px] ${look}`} />
          ))}
          <Trans>more</Trans>
        </span>
        <span>{nameOf(last)}</span>
      </p>
    </div>
  );
}
