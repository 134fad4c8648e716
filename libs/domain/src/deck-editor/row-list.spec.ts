import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keysByName, rowsWith } from './row-list.ts';

const rowsOf = (...names: string[]) => names.map((name, index) => ({ key: `${index}`, name, translation: null }));
const inOrder = (language: 'spanish' | 'german' | 'swedish', ...names: string[]) =>
  keysByName(rowsOf(...names), language).map((key) => names[Number(key)]);

describe('rows in the order of their names', () => {
  test.each([
    ['german', ['Zug', 'Äpfel', 'apfel', 'Apfel', 'Bär'], ['apfel', 'Apfel', 'Äpfel', 'Bär', 'Zug']],
    ['swedish', ['ål', 'zebra', 'äpple', 'apa'], ['apa', 'zebra', 'ål', 'äpple']],
    ['spanish', ['oso', 'ñu', 'nube', 'nutria'], ['nube', 'nutria', 'ñu', 'oso']],
    ['spanish', ['10', '9', 'a'], ['9', '10', 'a']],
    ['german', ['', 'b', 'a'], ['a', 'b', '']],
  ] as const)('of a %s dictionary', (language, names, sorted) => {
    expect(inOrder(language, ...names)).toEqual(sorted);
  });

  test('stay as they are once they are in order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'á', 'b', '', '2', '10')), (names) => {
        const once = inOrder('spanish', ...names) as string[];
        expect(inOrder('spanish', ...once)).toEqual(once);
        expect(once.toSorted()).toEqual(names.toSorted());
      }),
    );
  });
});

describe('rows in which a text is found', () => {
  const rows = [
    { key: 'ship', name: 'Schiff', translation: 'ship' },
    { key: 'cafe', name: 'Café', translation: null },
    { key: 'dog', name: 'der Hund', translation: 'dog (!)' },
  ];
  test.each([
    ['cafe', ['cafe']],
    ['HUND', ['dog']],
    ['hi', ['ship']],
    [' f', ['ship', 'cafe']],
    ['!', ['dog']],
    ['cat', []],
    ['', []],
    ['  ', []],
  ])('%j', (text, keys) => expect(rowsWith(text, rows)).toEqual(keys));
});
