import { expect, test } from '@jest/globals';
import { dateLocale } from './dates.ts';

const moment = Date.UTC(2026, 10, 22, 14, 5);
const written = (language: string, preferred: string[]) => {
  const locale = dateLocale(language, preferred);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(moment);
  return [day, time.replaceAll(/\s/g, ' ')];
};

test.each([
  ['Britain', ['en-GB', 'en'], 'Sunday 22 November', '14:05'],
  ['Britain, its tag second', ['en', 'en-GB'], 'Sunday 22 November', '14:05'],
  ['Ireland', ['en-IE'], 'Sunday 22 November', '14:05'],
  ['Australia', ['en-AU'], 'Sunday 22 November', '2:05 pm'],
  ['Canada', ['en-CA'], 'Sunday, November 22', '2:05 p.m.'],
  ['the United States', ['en-US'], 'Sunday, November 22', '2:05 PM'],
  ['the United States, in Spanish', ['es-US', 'en'], 'Sunday, November 22', '2:05 PM'],
  ['Germany', ['de-DE', 'de', 'en-US', 'en'], 'Sunday 22 November', '14:05'],
  ['Germany, without its name', ['de'], 'Sunday 22 November', '14:05'],
  ['France', ['fr-FR', 'en-US'], 'Sunday 22 November', '14:05'],
  ['Mexico', ['es-MX', 'en'], 'Sunday 22 November', '2:05 pm'],
  ['nowhere that is a language', ['en-US@posix'], 'Sunday, November 22', '2:05 PM'],
])('an English interface writes days and times as in %s', (_, preferred, day, time) => {
  expect(written('en', preferred).map((text) => text.replace(/^(\w+), (\d)/, '$1 $2'))).toEqual([day, time]);
});

test('other languages of the interface stay themselves, with the clock of the region', () => {
  expect(dateLocale('es', ['es-MX', 'es'])).toBe('es-MX');
  expect(written('es', ['de-DE'])).toEqual(['domingo, 22 de noviembre', '14:05']);
  expect(dateLocale('ar', ['ar-EG'])).toBe('ar-EG');
  expect(dateLocale('ar', [])).toBe('ar');
  expect(new Intl.Locale(dateLocale('ar', ['de-DE', 'en-GB'])).hourCycle).toBe('h23');
});
