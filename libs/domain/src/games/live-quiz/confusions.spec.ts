import { describe, expect, test } from '@jest/globals';
import { confusionsOf } from './confusions.ts';

const options = ['perro', 'gato', 'pato', 'oso'].map((text, index) => ({ word_id: index + 1, text }));
/** A question that asks for the word of this place. */
const asks = (number: number, correct_option: number, change: { voided?: boolean; scored?: boolean } = {}) => ({
  number,
  options,
  correct_option,
  voided: false,
  scored: true,
  ...change,
});
/** As many players as options; each answers the question with one of them. */
const chosen = (question: number, ...of: number[]) => of.map((option) => ({ answers: [{ question, option }] }));
const perro = asks(1, 0);
const gato = asks(2, 1);

describe('confusions of a quiz', () => {
  test.each([
    ['nobody answered', [perro], [], []],
    ['everybody was right', [perro], chosen(1, 0, 0, 0), []],
    ['perro was taken for gato 7 times', [perro], chosen(1, 0, 1, 1, 1, 1, 1, 1, 1), ['1. perro gato 7']],
    [
      'the most frequent stands first, whenever it was asked',
      [perro, gato],
      [...chosen(1, 2), ...chosen(2, 0, 0, 3)],
      ['1. gato perro 2', '2. perro pato 1', '2. gato oso 1'],
    ],
    [
      'equally frequent ones share their rank, in the order of the questions and their options',
      [perro, gato],
      [...chosen(2, 3, 0, 2, 2), ...chosen(1, 3, 1, 3)],
      ['1. perro oso 2', '1. gato pato 2', '3. perro gato 1', '3. gato perro 1', '3. gato oso 1'],
    ],
    [
      'one way is not the other way',
      [perro, gato],
      [...chosen(1, 1), ...chosen(2, 0)],
      ['1. perro gato 1', '1. gato perro 1'],
    ],
    [
      'a word that was asked again counts together, wherever its options stood',
      [perro, gato, { ...asks(3, 1), options: [options[1]!, options[0]!, options[2]!, options[3]!] }],
      [...chosen(1, 1, 2), ...chosen(2, 0), ...chosen(3, 0)],
      ['1. perro gato 2', '2. perro pato 1', '2. gato perro 1'],
    ],
    [
      'a question that was taken back is left out',
      [asks(1, 0, { voided: true }), gato],
      [...chosen(1, 1, 1), ...chosen(2, 0)],
      ['1. gato perro 1'],
    ],
    ['a question that was skipped is left out', [asks(1, 0, { scored: false })], chosen(1, 1), []],
    ['an answer to no question and one with no option change nothing', [perro], [...chosen(9, 1), ...chosen(1, 7)], []],
  ])('%s', (_, questions, players, expected) => {
    const found = confusionsOf(questions, players);
    expect(
      found.map(({ rank, asked, chosen: other, times }) => `${rank}. ${asked.text} ${other.text} ${times}`),
    ).toEqual(expected);
  });
});
