import { expect, test } from '@jest/globals';
import { isAllowedOrigin } from './allowed-origin.ts';

test.each([
  ['our own page, by the name of this computer', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ['our own page, by the address in the network', { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
  ['no browser', { host: 'localhost:3000' }],
  ['an address typed by hand', { host: 'localhost:3000', 'sec-fetch-site': 'none' }],
])('%s may change things', (_, headers) => expect(isAllowedOrigin(headers, undefined)).toBe(true));

test.each([
  ['another site', { origin: 'http://evil.example', host: 'localhost:3000' }],
  ['another port of this computer', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
  ['a page without a site', { origin: 'null', host: 'localhost:3000' }],
  ['a name that begins like ours', { origin: 'http://localhost:3000.evil.example', host: 'localhost:3000' }],
  ['a site that hides its name', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ['nobody we know', { origin: 'http://localhost:3000' }],
])('S5 %s may not', (_, headers) => expect(isAllowedOrigin(headers, undefined)).toBe(false));

test('behind a public address only that one counts, with its scheme', () => {
  const publicUrl = 'https://words.example.org/';
  const allowed = (origin: string) => isAllowedOrigin({ origin, host: 'inside:3000' }, publicUrl);
  expect(allowed('https://words.example.org')).toBe(true);
  expect(allowed('http://words.example.org')).toBe(false);
  expect(allowed('http://inside:3000')).toBe(false);
});
