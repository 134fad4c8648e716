/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { decodeList, readListFile } from './list-file.ts';

const names = 'José\nÅsa\nŁukasz';
const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(2 * (text.length + 1));
  const view = new DataView(bytes.buffer);
  const marked = `\uFEFF${text}`;
  for (let place = 0; place < marked.length; place += 1) view.setUint16(2 * place, marked.charCodeAt(place), isLittle);
  return bytes;
};

test.each([
  ['UTF-8', bytesOf(names), names],
  ['UTF-8 with a mark', bytesOf(`\uFEFF${names}`), names],
  ['UTF-16, little end first', utf16(names, true), names],
  ['UTF-16, big end first', utf16(names, false), names],
  ['Windows-1252', Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9, 0x0a, 0x8a]), 'José\nŠ'],
])('a list in %s is read', (_, bytes, text) => {
  expect(decodeList(bytes)).toBe(text);
});

test('a workbook is no list', () => {
  expect(decodeList(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
});

test('a file larger than any class is not read', async () => {
  const file = { size: 1_000_001, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await readListFile(file)).toEqual({ problem: 'too_large' });
});
