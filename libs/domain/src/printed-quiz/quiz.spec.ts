import { expect, test } from '@jest/globals';
import { printedVariants } from './exercises.ts';
import { printedQuiz, variantAt } from './quiz.ts';
import { printedWords } from './words.fixture.ts';

const sentences = [1, 2, 3].map((sentence_id) => ({ sentence_id, pieces: [{ text: 'x', is_gap: true }] }));
const settings = { sheets: ['choose_text', 'match', 'write', 'blanks'], questions: 8, option_count: 4, variants: 4, seed: 7 } as const; // prettier-ignore

test('every variant asks all questions once, in the order of its own sheet', () => {
  const variants = printedVariants(printedWords(12), sentences, settings);
  const { questions, variants: orders } = printedQuiz(variants);
  expect(questions).toHaveLength(8 + 8 + 8 + 3);
  const all = questions.map((_, place) => place);
  expect(orders.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  for (const { order } of orders) expect(order.toSorted((one, other) => one - other)).toEqual(all);
  expect(orders[0]!.order).toEqual(all);
  expect(orders[1]!.order).not.toEqual(all);
  // The first question of variant B is the one with number 1 on its sheet.
  const [exercise] = variants[1]!.exercises;
  const first = exercise!.kind === 'choose_text' ? exercise!.questions[0]! : undefined;
  expect(questions[orders[1]!.order[0]!]).toEqual({ kind: 'choose_text', word_id: first!.word.word_id });
});

test('nothing printed is nothing to mark', () => {
  expect(printedQuiz(printedVariants([], [], settings)).questions).toEqual([]);
});

test('variants are dealt in turn', () => {
  const variants = [{ name: 'A' }, { name: 'B' }, { name: 'C' }] as const;
  expect([0, 1, 2, 3].map((place) => variantAt(variants, place)!.name)).toEqual(['A', 'B', 'C', 'A']);
});
