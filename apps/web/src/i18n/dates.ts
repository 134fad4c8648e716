import { useLingui } from '@lingui/react';
import { isLocale } from '../browser/is-locale.ts';

/**
 * The locale that days and times are written in: of the languages somebody prefers in their browser the first one that
 * is the interface's, with its region, so that an English interface writes '22 November' in Britain; else the
 * interface's language alone.
 */
export function dateLocale(interfaceLanguage: string, preferred: readonly string[] = navigator.languages): string {
  const isOfInterface = (tag: string) => tag.split('-')[0]?.toLowerCase() === interfaceLanguage;
  return preferred.find((tag) => isOfInterface(tag) && isLocale(tag)) ?? interfaceLanguage;
}

/** A function that writes a moment as day and time, in the language of the interface. Epoch milliseconds. */
export function useMoment(): (moment: number) => string {
  const { i18n } = useLingui();
  const moments = new Intl.DateTimeFormat(dateLocale(i18n.locale), { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => moments.format(moment);
}
