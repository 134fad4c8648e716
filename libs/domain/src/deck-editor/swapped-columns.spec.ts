import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPastedList, withColumnsSwapped } from './pasted-list.ts';
import { areColumnsSwapped } from './swapped-columns.ts';

const names = (target: string, source: string) => [
  { target: [{ translation_id: 1, translation: target }], source: [{ translation_id: 2, translation: source }] },
];

test.each([
  ['Russian behind English', 'dog; собака\ncat; кошка', 'russian', 'english_uk', true],
  ['Russian first', 'собака; dog\nкошка; cat', 'russian', 'english_uk', false],
  ['one line shows too little', 'dog; собака\ncat', 'russian', 'english_uk', false],
  ['a line that speaks against it', 'dog; собака\ncat; кошка\nмышь; mouse', 'russian', 'english_uk', false],
  ['lines that say nothing', 'dog; собака\ncat; кошка\nDVD; DVD\n1; 2', 'russian', 'english_uk', true],
  ['Japanese in all its letters', 'dog; いぬ\ncat; 猫ちゃん\nTV; テレビ', 'japanese', 'english_uk', true],
  ['signs that Japanese and Chinese share', '狗; 犬\n猫; 猫', 'japanese', 'chinese', false],
  ['one script for both', 'dog; perro\ncat; gato', 'spanish', 'english_uk', false],
  ['no translations in the deck', 'dog; собака\ncat; кошка', 'russian', null, false],
] as const)('%s: %s', (_, pasted, target, source, isSwapped) =>
  expect(areColumnsSwapped(readPastedList(pasted), target, source)).toBe(isSwapped),
);

test('names of pictures tell it within one script, when none is the right way round', () => {
  const lines = readPastedList('the dog; perro\nCat; gato\nxyz; abc');
  const found = [names('Perro', 'the dog'), names('gato', 'cat'), []];
  expect(areColumnsSwapped(lines, 'spanish', 'english_uk', found)).toBe(true);
  expect(areColumnsSwapped(lines, 'spanish', 'english_uk', [found[0]!, [], []])).toBe(false);
  expect(areColumnsSwapped(lines, 'spanish', 'english_uk', [...found.slice(0, 2), names('xyz', 'abc')])).toBe(false);
});

test('a name that both languages have tells nothing', () => {
  const lines = readPastedList('radio; radio\nsofa; sofa');
  const found = [names('radio', 'radio'), names('sofa', 'sofa')];
  expect(areColumnsSwapped(lines, 'spanish', 'english_uk', found)).toBe(false);
});

test('a list that counts as swapped does not once its columns are swapped', () => {
  const text = fc.constantFrom('dog', 'cat', 'собака', 'кошка', 'радио FM', '7');
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (rows) => {
      const lines = readPastedList(rows.map((row) => row.join('\t')).join('\n'));
      if (!areColumnsSwapped(lines, 'russian', 'english_uk')) return;
      expect(areColumnsSwapped(withColumnsSwapped(lines), 'russian', 'english_uk')).toBe(false);
    }),
  );
});
