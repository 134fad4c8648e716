import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pastedSentenceProblems, readPastedSentences } from './index.ts';

const read = (pasted: string) => readPastedSentences(pasted).map(({ line, target, source }) => [line, target, source]);

test.each([
  ['a sentence a line', 'El perro duerme.\nEl gato come.', [[1, 'El perro duerme.', null], [2, 'El gato come.', null]]],
  ['a translation after a tab', 'El perro duerme.\tThe dog sleeps.', [[1, 'El perro duerme.', 'The dog sleeps.']]],
  ['commas part nothing', 'Sí, claro, hoy.\n犬、猫、鳥。', [[1, 'Sí, claro, hoy.', null], [2, '犬、猫、鳥。', null]]],
  ['empty lines and Windows line ends', '\uFEFF\r\nUno\r\n \r\nDos\tTwo\r\n', [[2, 'Uno', null], [4, 'Dos', 'Two']]],
  ['a sentence in quotes keeps them', '"¡Ven!"\t"Come!"', [[1, '"¡Ven!"', '"Come!"']]],
  ['quotes of a spreadsheet are gone', '"Dijo ""ven"""\tHe said\n"a\nb"\tc', [[1, 'Dijo "ven"', 'He said'], [2, 'a b', 'c']]],
  ['columns after the second are left out', 'a\tb\tc', [[1, 'a', 'b']]],
  ['Arabic commas', 'نعم، ذهبت\tYes, I went', [[1, 'نعم، ذهبت', 'Yes, I went']]],
  ['a translation alone is kept, to be told', '\tThe dog', [[1, null, 'The dog']]],
])('%s', (_, pasted, lines) => expect(read(pasted)).toEqual(lines)); // prettier-ignore

test('sentences without tabs, line ends and quotes are read as they were written', () => {
  const word = fc.stringMatching(/^[a-zñ,;.、犬]{1,8}$/u);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word)), (rows) => {
      expect(read(rows.map((row) => row.join('\t')).join('\n'))).toEqual(rows.map((row, index) => [index + 1, ...row]));
    }),
  );
});

test('what is wrong is told by line and side; only lines without fault take up room', () => {
  const lines = [
    { target: 'a=b', source: null },
    { target: 'a', source: 'b'.repeat(101) },
    { target: null, source: 'b' },
    { target: 'a', source: 'b' },
    { target: 'c', source: null },
    { target: 'd', source: null },
  ];
  expect(pastedSentenceProblems(lines, 98)).toEqual([
    { code: 'FORBIDDEN_CHARACTER', character: '=', side: 'target' },
    { code: 'SENTENCE_TOO_LONG', length: 101, side: 'source' },
    { code: 'TARGET_MISSING', side: 'target' },
    undefined,
    undefined,
    { code: 'SENTENCE_LIMIT', side: 'target' },
  ]);
  expect(pastedSentenceProblems([{ target: 'a', source: null }], 120)).toHaveLength(1);
});
