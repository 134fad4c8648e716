import { expect, test } from '@jest/globals';
import { safeReturnPath } from './return-path.ts';

test.each(['/', '/user/ada', '/live?pin=123456', '/word-deck/ada/search?id=7#words', '/user/%C3%A9'])(
  'S9 %s is a path of this site',
  (path) => expect(safeReturnPath(path)).toBe(path),
);

test.each([
  undefined, '', 'user/ada', 'https://evil.example', '//evil.example', '/\\evil.example', '/a\\..\\..', '///evil.example',
  'javascript:alert(1)', '/\t/evil.example', '\n//evil.example', '/..//evil.example', '/%0d\n', ' /user', '/é',
])('S9 %j is not', (path) => expect(safeReturnPath(path)).toBeNull()); // prettier-ignore

test('S9 an encoded way out stays a path', () => {
  expect(safeReturnPath('/%2f%2fevil.example')).toBe('/%2f%2fevil.example');
});
