import { expect, test } from '@jest/globals';
import { printPath } from '../navigation/index.ts';
import { readPrintAddress } from './print-address.ts';

test.each([
  ['search', '?id=12&id=13&owner=olga', { ids: ['12', '13'], owner: 'olga', source: undefined }],
  ['12,13', '', { ids: ['12', '13'], owner: undefined, source: undefined }],
  ['12', '?source=german', { ids: ['12'], owner: undefined, source: 'german' }],
  ['search', '?id=12&id=12&owner=olga&source=klingon', { ids: ['12'], owner: 'olga', source: undefined }],
  ['search', '?owner=olga', undefined],
  ['abc', '', undefined],
  ['', '', undefined],
])('/create_quiz/%s%s', (items, search, found) => {
  expect(readPrintAddress(items, search)).toEqual(found);
});

test('the way there is read back', () => {
  const path = new URL(printPath('olga ß', [3, 4], 'german'), 'http://localhost');
  expect(readPrintAddress(path.pathname.split('/').at(-1)!, path.search)).toEqual({
    ids: ['3', '4'],
    owner: 'olga ß',
    source: 'german',
  });
});
