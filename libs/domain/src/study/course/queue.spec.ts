import { expect, test } from '@jest/globals';
import type { FlashcardPage, Page, QuestionPage, StudyProgress } from '../page/index.ts';
import { askAgain, queueCard, showAgain } from './queue.ts';

const question: QuestionPage = {
  type: 'question',
  word_id: 1,
  kind: 'picture_to_text',
  option_word_ids: [1, 2, 3, 4],
  is_repeated: false,
  given: { chosen_word_id: 2, is_correct: false, ms: 10 },
};
const card: FlashcardPage = { type: 'flashcard', word_id: 1, is_repeated: false, given: { is_correct: false, ms: 10 } };
const others: Page[] = Array.from({ length: 10 }, (_, index) => ({ type: 'introduction', word_id: 10 + index }));

/** By 600 seeds: how many pages later the new page stands, and the page. */
function after(page: Page, rule: (progress: StudyProgress) => StudyProgress, following = others) {
  return Array.from({ length: 600 }, (_, seed) => {
    const { pages } = rule({ pages: [...others, page, ...following], position: 10, chance: seed * 7919 });
    const place = pages.findIndex((found, index) => index > 10 && found.word_id === 1);
    return { distance: place - 10, page: pages[place]! };
  });
}

test.each([
  ['a wrong answer asks the same question again', question, askAgain, [2, 3, 4]],
  ['a right answer brings the card of the word', question, queueCard, [2, 3, 4, 5]],
  ['a thumb down shows the card again', card, showAgain, [2, 3, 4]],
] as const)('%s, each distance equally often', (_, page, rule, distances) => {
  const met = after(page, rule).map(({ distance }) => distance);
  expect(new Set(met)).toEqual(new Set(distances));
  for (const distance of distances) {
    const share = met.filter((found) => found === distance).length / met.length;
    expect(Math.abs(share - 1 / distances.length)).toBeLessThan(0.07);
  }
});

test('every stroke of chance leaves a seed of its own for the next', () => {
  let progress: StudyProgress = { pages: [question, ...others], position: 0, chance: 1 };
  const seeds = Array.from({ length: 50 }, () => {
    progress = askAgain(progress);
    return progress.chance;
  });
  expect(new Set(seeds).size).toBe(50);
});

test('beyond the end the new page becomes the last', () => {
  expect(new Set(after(question, askAgain, []).map(({ distance }) => distance))).toEqual(new Set([1]));
  expect(new Set(after(question, queueCard, others.slice(0, 2)).map(({ distance }) => distance))).toEqual(
    new Set([2, 3]),
  );
});

test('asked again, a question has the same kind and options in another order, is repeated, and has no answer yet', () => {
  const pages = after(question, askAgain).map(({ page }) => page as QuestionPage);
  for (const page of pages) {
    expect(page).toMatchObject({ type: 'question', kind: 'picture_to_text', is_repeated: true, given: null });
    expect(page.option_word_ids).toHaveLength(4);
    expect(new Set(page.option_word_ids)).toEqual(new Set(question.option_word_ids));
  }
  expect(new Set(pages.map(({ option_word_ids }) => option_word_ids.join())).size).toBe(24);
});

test('the card of a right answer counts, the one after a thumb down is repeated', () => {
  expect(after(question, queueCard)[0]!.page).toEqual({ ...card, given: null });
  expect(after(card, showAgain)[0]!.page).toEqual({ ...card, is_repeated: true, given: null });
});

test('a word whose card waits already gets no second one; a card that was judged does not count as waiting', () => {
  const waiting = { pages: [question, ...others, { ...card, given: null }], position: 0, chance: 1 };
  expect(queueCard(waiting)).toBe(waiting);
  const judged = { pages: [question, card], position: 0, chance: 1 };
  expect(queueCard(judged).pages).toHaveLength(3);
});

test('a card is not asked again, a question not shown again', () => {
  const [onCard, onQuestion] = [card, question].map((page) => ({ pages: [page], position: 0, chance: 1 }));
  expect(askAgain(onCard!)).toBe(onCard);
  expect(showAgain(onQuestion!)).toBe(onQuestion);
});

test('a card waits when it is still to come, also as the very next page; one that was passed over does not', () => {
  const open = { ...card, given: null };
  const next = { pages: [question, open], position: 0, chance: 1 };
  expect(queueCard(next)).toBe(next);
  const passed = { pages: [open, question], position: 1, chance: 1 };
  expect(queueCard(passed).pages).toEqual([open, question, { ...open, is_repeated: false }]);
});
