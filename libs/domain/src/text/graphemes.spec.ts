import { expect, test } from '@jest/globals';
import { graphemes } from './graphemes.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const cut = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

test('every sign of two bytes is cut as Unicode cuts it, alone, beside its like, and beside its neighbour', () => {
  for (let at = 1; at < 0xffff; at++) {
    const [sign, next] = [String.fromCharCode(at), String.fromCharCode(at + 1)];
    // Twice each, and one in front of the other: whatever two of them would join to.
    const text = sign + sign + next;
    if (graphemes(sign).join('|') !== cut(sign).join('|') || graphemes(text).join('|') !== cut(text).join('|')) {
      expect([at, graphemes(text)]).toEqual([at, cut(text)]);
    }
  }
});

test.each([
  ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
  ['a\r\nb', ['a', '\r\n', 'b']],
  ['か\u3099き', ['か\u3099', 'き']],
  ['各\u{E0100}地', ['各\u{E0100}', '地']],
  ['나\u11AB', ['나\u11AB']],
  ['ñ👩‍👩‍👧я', ['ñ', '👩‍👩‍👧', 'я']],
  ['கி', ['கி']],
  ['', []],
])('%j is cut into letters as its reader sees them', (text, letters) => {
  expect(graphemes(text)).toEqual(letters);
});
