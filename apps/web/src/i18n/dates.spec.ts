import { expect, test } from '@jest/globals';
import { dateLocale } from './dates.ts';

const day = (preferred: string[], language = 'en') =>
  new Intl.DateTimeFormat(dateLocale(language, preferred), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    Date.UTC(2026, 10, 22, 12),
  );

test('days and times follow the region of the browser where its language is the interface’s', () => {
  expect(day(['en-GB', 'en'])).toBe('Sunday 22 November');
  expect(day(['en-US'])).toBe('Sunday, November 22');
  expect(dateLocale('es', ['de-DE', 'es-MX', 'es'])).toBe('es-MX');
  expect(dateLocale('ar', ['de-DE', 'en-GB'])).toBe('ar');
  expect(day(['en-US@posix'])).toBe('Sunday, November 22');
});
