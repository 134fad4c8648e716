import { type Scheduler, schedulers } from '@lexiroom/contracts/decks';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import type { Study } from '../study.ts';
import { useDayName } from '../words/day-name.ts';
import { type SchedulerChange, schedulerChange } from './scheduler-change.ts';

export interface SchedulerChoiceProps {
  study: Study;
  onSwitch: (scheduler: Scheduler) => void;
}

/** Which rule gives the words their dates; another one is looked at first, and then switched to. */
export function SchedulerChoice({ study: { data }, onSwitch }: SchedulerChoiceProps) {
  const { t } = useLingui();
  const { scheduler, calendar, words } = data;
  const [looked, look] = useState(scheduler);
  if (!calendar) return null;
  const names: Record<Scheduler, string> = { classic: t`Classic`, fsrs: t`FSRS` };
  const hints: Record<Scheduler, string> = {
    classic: t`Each right answer roughly doubles the time until the word comes back.`,
    fsrs: t`Adapts to how well you remember each word.`,
  };
  const name = names[looked];
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        legend={t`When words come back`}
        look="cards"
        options={schedulers.map((value) => ({ value, label: names[value], hint: hints[value] }))}
        value={looked}
        onChange={look}
      />
      {looked !== scheduler && (
        <SchedulerPreview change={schedulerChange(words, calendar.today, scheduler, looked)} today={calendar.today}>
          <Button look="brand" onClick={() => onSwitch(looked)}>
            <Trans>Switch to {name}</Trans>
          </Button>
        </SchedulerPreview>
      )}
    </div>
  );
}

interface SchedulerPreviewProps {
  change: SchedulerChange;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The button that does it, between the words and the table. */
  children: ReactNode;
}

/** What a switch would change, before it is done: how many words move, and what comes on each of the coming days. */
function SchedulerPreview({ change, today, children }: SchedulerPreviewProps) {
  const dayName = useDayName();
  const { words, moved, days } = change;
  const most = Math.max(1, ...days.flatMap(({ before, after }) => [before, after]));
  const cell = 'py-1 pe-3 text-start align-middle wrap-anywhere';
  return (
    <div className="flex flex-col gap-3">
      <p>
        <Plural
          value={words}
          one={<Trans>{moved} of # word would be due on a different day.</Trans>}
          other={<Trans>{moved} of # words would be due on a different day.</Trans>}
        />{' '}
        <Trans>
          Due today: {days[0]?.before ?? 0} now, {days[0]?.after ?? 0} after the change.
        </Trans>
      </p>
      {children}
      <table className="w-full table-fixed text-base tabular-nums">
        <caption className="pb-1 text-start font-semibold">
          <Trans>Words due in the next 14 days</Trans>
        </caption>
        <thead className="text-soft">
          <tr>
            <th scope="col" className={`${cell} font-semibold`}>
              <Trans>Day</Trans>
            </th>
            <th scope="col" className={`${cell} w-[35%] font-semibold`}>
              <Trans>Now</Trans>
            </th>
            <th scope="col" className={`${cell} w-[35%] font-semibold`}>
              <Trans>After the change</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, before, after }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className={`${cell} font-medium`}>
                {dayName(day, today)}
              </th>
              <td className={cell}>
                <Bar value={before} most={most} />
              </td>
              <td className={cell}>
                <Bar value={after} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A number with a bar as long as it is large. */
function Bar({ value, most }: { value: number; most: number }) {
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-8 text-end">{value}</span>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2.5 min-w-0 flex-1 rtl:-scale-x-100"
      >
        <rect width={(100 * value) / most} height="10" className="fill-brand" />
      </svg>
    </span>
  );
}
