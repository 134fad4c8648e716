import { dayNumber } from '@lexiroom/domain/scheduling';
import { useLingui } from '@lingui/react/macro';
import { dateFormat } from '../../i18n/dates.ts';

export type NearDay = 'yesterday' | 'today' | 'tomorrow';
const nearDays: Record<number, NearDay> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

/** How a day lies to another one, both as 'YYYY-MM-DD'; undefined when they are further apart. */
export const nearDay = (day: string, today: string): NearDay | undefined => nearDays[dayNumber(day) - dayNumber(today)];

/** Month and day as a language writes them, with the year when it is not this one (specification 1 section 4). */
export function dateIn(locale: string, day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const format = dateFormat(locale, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(Date.parse(day));
}

/** A function that names days: Today, Tomorrow, Yesterday, otherwise by their date. */
export function useDayName(): (day: string, today: string) => string {
  const { t, i18n } = useLingui();
  const names: Record<NearDay, string> = { yesterday: t`Yesterday`, today: t`Today`, tomorrow: t`Tomorrow` };
  return (day, today) => {
    const near = nearDay(day, today);
    return near ? names[near] : dateIn(i18n.locale, day, today);
  };
}
