import { useLingui } from '@lingui/react';
import { isLocale } from '../browser/is-locale.ts';

const isOf = (language: string) => (tag: string) => tag.split('-')[0]?.toLowerCase() === language;
const regionOf = (tag: string) => new Intl.Locale(tag).region;
/** Whether a browser knows how days are written in this very region, and does not fall back to the language alone. */
const isKnown = (tag: string) => new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;

/**
 * The locale that days and times are written in: the language of the interface as it is written where somebody lives,
 * which the language they prefer in their browser tells. An English interface writes '22 November' and '14:05' in
 * Britain, and so it does for people whose browser is German.
 */
export function dateLocale(interfaceLanguage: string, preferred: readonly string[] = navigator.languages): string {
  const tags = preferred.filter(isLocale);
  const [first] = tags;
  if (first === undefined) return interfaceLanguage;
  const own = tags.filter(isOf(interfaceLanguage));
  if (own[0] === first) return own.find(regionOf) ?? first;
  const { region } = new Intl.Locale(first).maximize();
  const here = region === undefined ? interfaceLanguage : `${interfaceLanguage}-${region}`;
  // English of no region in particular puts the day first; without more it would be American.
  const base = isKnown(here) ? here : interfaceLanguage === 'en' ? 'en-001' : interfaceLanguage;
  const { hourCycle } = new Intl.DateTimeFormat(first, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === undefined ? base : `${base}-u-hc-${hourCycle}`;
}

/** Writes days and times in the language of the interface, in the order and with the clock of the browser's region. */
export const dateFormat = (interfaceLanguage: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateLocale(interfaceLanguage), options);

/** A function that writes a moment as day and time. Epoch milliseconds. */
export function useMoment(): (moment: number) => string {
  const { i18n } = useLingui();
  const moments = dateFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => moments.format(moment);
}
