import { expect, test } from '@jest/globals';
import { inFileName } from './file-names.ts';

test.each([
  ['Animals', 'Animals'],
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['حيوانات', 'حيوانات'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['exe.\u202egpj', 'exe. gpj'],
  ['two\r\nlines\u0000', 'two lines'],
  ['...', ''],
  ['half \ud83d', 'half'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
])('of the name %j a file has %j', (name, part) => expect(inFileName(name, 180)).toBe(part));

test('it is cut between letters', () => {
  expect(inFileName('e\u0301'.repeat(100), 10)).toBe('e\u0301'.repeat(3));
  expect(Buffer.byteLength(inFileName('👩‍👩‍👧'.repeat(100), 180))).toBeLessThanOrEqual(180);
});
