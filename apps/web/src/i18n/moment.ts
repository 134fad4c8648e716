import { useLingui } from '@lingui/react';
import { dateLocale } from './date-locale.ts';

/** A function that writes a moment as day and time, in the language of the interface. Epoch milliseconds. */
export function useMoment(): (moment: number) => string {
  const { i18n } = useLingui();
  const moments = new Intl.DateTimeFormat(dateLocale(i18n.locale), { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => moments.format(moment);
}
