import { locales } from './cldr.mjs';

/** What CLDR has the word itself of, through the runtime's own copy: days, months and countries, in every language. */
const kinds = {
  // A Monday to a Sunday, and the middle of each month.
  day: (locale, value) => said(locale, { weekday: 'long' }, new Date(Date.UTC(2024, 0, Number(value), 12))),
  month: (locale, value) => said(locale, { month: 'long' }, new Date(Date.UTC(2024, Number(value) - 1, 15, 12))),
};

const said = (locale, options, date) =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' }).format(date);

/** Languages that write days and months in small letters, though CLDR begins some of them with a capital one. */
const smallLetters = new Set(['kazakh', 'latvian', 'uzbek']);

/** The name of a concept in a language where it is a day, a month or a country; undefined where it is none of these. */
export function calendarName(language, { key, sources = [] }) {
  const locale = locales[language].find((each) => Intl.DateTimeFormat.supportedLocalesOf(each).length > 0);
  if (!locale) return undefined;
  const country = /^country-(..)$/.exec(key)?.[1];
  if (country) return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country.toUpperCase());
  const [kind, value] = sources[0]?.split(':') ?? [];
  const name = /^\d+$/.test(value) ? kinds[kind]?.(locale, value) : undefined;
  return smallLetters.has(language) ? name?.toLocaleLowerCase(locale) : name;
}
