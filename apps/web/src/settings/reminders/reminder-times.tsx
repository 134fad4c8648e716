import { Trans, useLingui } from '@lingui/react/macro';
import type { Reminders } from '@lexiroom/contracts/reminders';
import { Button } from '../../design/buttons/button.tsx';
import { CheckboxGroup } from '../../design/fields/checkbox-group.tsx';
import { Select } from '../../design/fields/select.tsx';
import { dateLocale } from '../../i18n/dates.ts';
import { SavingState, useSaving } from '../setting-fields.tsx';
import { useReminderChange } from './reminders-query.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
const stepMinutes = 30;

/** At what time of which days reminders come, and by which clock. */
export function ReminderTimes({ reminders, timeZone }: { reminders: Reminders; timeZone: string }) {
  const { t, i18n } = useLingui();
  const change = useReminderChange();
  const locale = dateLocale(i18n.locale);
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const [dayNames, shortNames] = (['long', 'short'] as const).map((weekday) =>
    Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Select
          label={t`Time of day`}
          className="max-w-80"
          value={String(reminders.minute)}
          onChange={({ target }) => change.mutate({ minute: Number(target.value) })}
        >
          {minutesWith(reminders.minute).map((minute) => (
            <option key={minute} value={minute}>
              {clock.format(Date.UTC(2026, 0, 1, 0, minute))}
            </option>
          ))}
        </Select>
        <ByWhichClock timeZone={timeZone} />
      </div>
      <CheckboxGroup
        isCompact
        legend={t`Days of the week`}
        options={weekdays.map((value) => ({
          value,
          label: (
            <>
              <span aria-hidden="true">{shortNames!.format(dayOf(value))}</span>
              <span className="sr-only">{dayNames!.format(dayOf(value))}</span>
            </>
          ),
        }))}
        values={weekdays.filter((weekday) => reminders.weekdays.includes(Number(weekday)))}
        onChange={(chosen) => change.mutate({ weekdays: chosen.map(Number) })}
      />
      <SavingState of={change} />
    </div>
  );
}

/** The fifth of January 2026 is a Monday. */
const dayOf = (weekday: string): number => Date.UTC(2026, 0, 4 + Number(weekday));

/** Every half hour of a day, and the minute that is chosen. */
const minutesWith = (chosen: number): number[] =>
  [...new Set([...Array.from({ length: (24 * 60) / stepMinutes }, (_, at) => at * stepMinutes), chosen])].toSorted(
    (one, other) => one - other,
  );

/** The clock of the account's time zone; where this browser lives by another one, the way to that. */
function ByWhichClock({ timeZone }: { timeZone: string }) {
  const saving = useSaving();
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [ofAccount, ofBrowser] = [timeZone, here].map((zone) => <bdi key={zone}>{zone.replaceAll('_', ' ')}</bdi>);
  return (
    <>
      <p className="text-soft">
        <Trans>By the clock of {ofAccount}.</Trans>{' '}
        {here !== timeZone && <Trans>This browser goes by that of {ofBrowser}.</Trans>}
      </p>
      {here !== timeZone && (
        <Button size="small" className="self-start" onClick={() => saving.mutate({ time_zone: here })}>
          <Trans>Go by the clock of this browser</Trans>
        </Button>
      )}
      <SavingState of={saving} />
    </>
  );
}
