import { expect, test } from '@jest/globals';
import { nextPath } from './after-log-in.ts';

const here = 'https://lexiroom.example';

test.each(['/deck/lexiroom/12', '/live?id=1&id=2', '/deck/lexiroom/search?id=3#words', '/'])(
  'after logging in one comes back to %s',
  (path) => expect(nextPath(path, here)).toBe(path),
);

test.each([
  undefined,
  '',
  'deck/lexiroom/12',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login?next=/login',
  '/signup',
  '/forgot_password',
  '/reset_password/abc',
  '/select_username?next=/',
  '/oauth/google?code=1',
])('S9: %j leads home, not away', (path) => expect(nextPath(path, here)).toBe('/'));

test('S9: coded slashes stay inside the path', () => {
  expect(nextPath('/%2F%2Fevil.example', here)).toBe('/%2F%2Fevil.example');
});
