import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { differenceOf, type MarkedPiece } from './difference.ts';

const shown = (pieces: readonly MarkedPiece[]) =>
  pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

test.each([
  ['cafe', 'café', 'caf[e]', 'caf[é]'],
  ['umbrela', 'umbrella', 'umbrela', 'umbrel[l]a'],
  ['die Hund', 'der Hund', 'd[i]e Hund', 'de[r] Hund'],
  ['Hund', 'der Hund', 'Hund', '[der ]Hund'],
  ['cat', 'dog', '[cat]', '[dog]'],
  ['', 'dog', '', '[dog]'],
  ['कि', 'का', '[कि]', '[का]'],
])('%s beside %s: %s and %s', (typed, expected, left, right) => {
  const difference = differenceOf(typed, expected);
  expect([shown(difference.typed), shown(difference.expected)]).toEqual([left, right]);
});

const textOf = (pieces: readonly MarkedPiece[]) => pieces.map(({ text }) => text).join('');
const same = (pieces: readonly MarkedPiece[]) => textOf(pieces.filter(({ differs }) => !differs));

test('the pieces are the whole text, and what does not differ is the same in both', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ñ', ' '), maxLength: 12 });
  fc.assert(
    fc.property(words, words, (typed, expected) => {
      const found = differenceOf(typed, expected);
      expect([textOf(found.typed), textOf(found.expected)]).toEqual([typed, expected]);
      expect(same(found.typed)).toBe(same(found.expected));
    }),
  );
});
