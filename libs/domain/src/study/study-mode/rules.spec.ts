import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../chance/index.ts';
import type { FlashcardPage, Page, QuestionPage, StudyProgress } from '../page/index.ts';
import { addReviseWordPage, introductionSequence, repeatFlashcard, repeatQuestion } from './rules.ts';

interface Word {
  name: string;
  is_new: boolean;
}

const newWord = (name: string): Word => ({ name, is_new: true });
const oldWord = (name: string): Word => ({ name, is_new: false });

/** Chance that always gives the same: 0.15 and more means two steps. */
const sequence = (words: Word[], chance: number) =>
  introductionSequence(words, () => chance).map(({ type, word }) =>
    type === 'introduce' ? word.name.toUpperCase() : word.name,
  );

test('a new word is introduced, and asked two steps later', () => {
  expect(sequence(['a', 'b', 'c', 'd'].map(newWord), 0.5)).toEqual(['A', 'B', 'a', 'b', 'C', 'D', 'c', 'd']);
});

test('or three steps later, when chance says so', () => {
  expect(sequence(['a', 'b', 'c', 'd'].map(newWord), 0)).toEqual(['A', 'B', 'C', 'a', 'b', 'c', 'D', 'd']);
});

test.each([
  [0.1499, ['A', 'B', 'C', 'a', 'b', 'c']],
  [0.15, ['A', 'B', 'a', 'b', 'C', 'c']],
])('the longer way is taken below 0.15: %d', (chance, order) => {
  expect(sequence(['a', 'b', 'c'].map(newWord), chance)).toEqual(order);
});

test('a word that is not new is asked only, and fills a place between introduction and question', () => {
  expect(sequence([newWord('a'), oldWord('b'), oldWord('c')], 0.5)).toEqual(['A', 'b', 'a', 'c']);
});

test('one new word is introduced and asked at once, and without words there is nothing', () => {
  expect(sequence([newWord('a')], 0.5)).toEqual(['A', 'a']);
  expect(sequence([], 0.5)).toEqual([]);
});

test('of 10,000 new words 15 in a hundred wait for three steps', () => {
  let drawn = 0;
  let longer = 0;
  const random = seededRandom(5);
  const words = Array.from({ length: 10_000 }, (_, index) => newWord(`${index}`));
  introductionSequence(words, () => {
    const chance = random();
    drawn++;
    if (chance < 0.15) longer++;
    return chance;
  });
  expect(drawn).toBe(10_000);
  expect(Math.abs(longer / drawn - 0.15)).toBeLessThan(0.01);
});

test('whatever chance gives: all words in their order, each new one introduced before it is asked, each asked once', () => {
  const someWords = fc.array(fc.boolean(), { maxLength: 40 });
  fc.assert(
    fc.property(someWords, fc.integer(), (newness, seed) => {
      const words = newness.map((is_new, index) => ({ name: `${index}`, is_new }));
      const steps = introductionSequence(words, seededRandom(seed));
      const asked = steps.filter(({ type }) => type === 'ask').map(({ word }) => word);
      const introduced = steps.filter(({ type }) => type === 'introduce').map(({ word }) => word);
      expect(introduced).toEqual(words.filter(({ is_new }) => is_new));
      expect(new Set(asked)).toEqual(new Set(words));
      expect(asked).toHaveLength(words.length);
      for (const word of introduced) {
        const distance =
          steps.findIndex((step) => step.type === 'ask' && step.word === word) -
          steps.findIndex((step) => step.word === word);
        // Nothing is left to stand between the last introduction and its question.
        expect(distance).toBeGreaterThanOrEqual(word === introduced.at(-1) ? 1 : 2);
      }
    }),
  );
});

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
  ['a wrong answer asks the same question again', question, repeatQuestion, [2, 3, 4]],
  ['a right answer brings the card of the word', question, addReviseWordPage, [2, 3, 4, 5]],
  ['a thumb down shows the card again', card, repeatFlashcard, [2, 3, 4]],
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
    progress = repeatQuestion(progress);
    return progress.chance;
  });
  expect(new Set(seeds).size).toBe(50);
});

test('beyond the end the new page becomes the last', () => {
  expect(new Set(after(question, repeatQuestion, []).map(({ distance }) => distance))).toEqual(new Set([1]));
  expect(new Set(after(question, addReviseWordPage, others.slice(0, 2)).map(({ distance }) => distance))).toEqual(
    new Set([2, 3]),
  );
});

test('asked again, a question has the same kind and options in another order, is repeated, and has no answer yet', () => {
  const pages = after(question, repeatQuestion).map(({ page }) => page as QuestionPage);
  for (const page of pages) {
    expect(page).toMatchObject({ type: 'question', kind: 'picture_to_text', is_repeated: true, given: null });
    expect(page.option_word_ids).toHaveLength(4);
    expect(new Set(page.option_word_ids)).toEqual(new Set(question.option_word_ids));
  }
  expect(new Set(pages.map(({ option_word_ids }) => option_word_ids.join())).size).toBe(24);
});

test('the card of a right answer counts, the one after a thumb down is repeated', () => {
  expect(after(question, addReviseWordPage)[0]!.page).toEqual({ ...card, given: null });
  expect(after(card, repeatFlashcard)[0]!.page).toEqual({ ...card, is_repeated: true, given: null });
});

test('a word whose card waits already gets no second one; a card that was judged does not count as waiting', () => {
  const waiting = { pages: [question, ...others, { ...card, given: null }], position: 0, chance: 1 };
  expect(addReviseWordPage(waiting)).toBe(waiting);
  const judged = { pages: [question, card], position: 0, chance: 1 };
  expect(addReviseWordPage(judged).pages).toHaveLength(3);
});

test('a card is not asked again, a question not shown again', () => {
  const [onCard, onQuestion] = [card, question].map((page) => ({ pages: [page], position: 0, chance: 1 }));
  expect(repeatQuestion(onCard!)).toBe(onCard);
  expect(repeatFlashcard(onQuestion!)).toBe(onQuestion);
});

test('a card waits when it is still to come, also as the very next page; one that was passed over does not', () => {
  const open = { ...card, given: null };
  const next = { pages: [question, open], position: 0, chance: 1 };
  expect(addReviseWordPage(next)).toBe(next);
  const passed = { pages: [open, question], position: 1, chance: 1 };
  expect(addReviseWordPage(passed).pages).toEqual([open, question, { ...open, is_repeated: false }]);
});
