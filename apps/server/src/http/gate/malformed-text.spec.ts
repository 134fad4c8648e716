import { expect, test } from '@jest/globals';
import { fieldOfMalformedText } from './malformed-text.ts';

test.each([
  ['a\0b', ''],
  ['half \ud83d', ''],
  ['\udc00\ud83d', ''],
  [{ words: [{ text: 'dog' }, { text: 'c\0t' }] }, 'words.1.text'],
  [{ words: { 'a\0': 1 } }, 'words'],
])('S36 %j is broken', (request, field) => expect(fieldOfMalformedText(request)).toBe(field));

test.each([['🦊 and 한국어, \u200d\t\n'], [{ words: [null, 1, true, undefined, 'x'] }], [undefined]])(
  'S36 %j is whole',
  (request) => expect(fieldOfMalformedText(request)).toBeUndefined(),
);
