import { expect, test } from '@jest/globals';
import { keyOf, optionLetter } from './key.ts';
import { printedWord } from './words.fixture.ts';

test('options are called by letters, from A on', () => {
  expect([0, 1, 5].map(optionLetter)).toEqual(['A', 'B', 'F']);
});

test('the key says the letter of an option, and the text that was to be written', () => {
  const [one, two] = [printedWord(1), printedWord(2)];
  expect(keyOf({ kind: 'choose_text', questions: [{ number: 3, word: two, options: [one, two], right: 1 }] })).toEqual([
    { number: 3, answer: 'B' },
  ]);
  expect(
    keyOf({
      kind: 'match',
      blocks: [
        {
          texts: [
            { number: 1, word: one },
            { number: 2, word: two },
          ],
          pictures: [two, one],
          right: [1, 0],
        },
      ],
    }),
  ).toEqual([
    { number: 1, answer: 'B' },
    { number: 2, answer: 'A' },
  ]);
  expect(keyOf({ kind: 'write', questions: [{ number: 1, word: one }] })).toEqual([
    { number: 1, answer: one.target_translation },
  ]);
  const pieces = [
    { text: 'El ', is_gap: false },
    { text: 'perro', is_gap: true },
    { text: ' y el ', is_gap: false },
    { text: 'gato', is_gap: true },
  ];
  expect(keyOf({ kind: 'blanks', questions: [{ number: 9, sentence: { sentence_id: 1, pieces } }] })).toEqual([
    { number: 9, answer: 'perro … gato' },
  ]);
});
