import { expect, test } from '@jest/globals';
import { studyMinutes, typicalAnswerMs } from './study-minutes.ts';

test('an answer takes five seconds as long as there are fewer than five to tell', () => {
  expect(typicalAnswerMs([])).toBe(5000);
  expect(typicalAnswerMs([1000, 1000, 1000, 1000])).toBe(5000);
  expect(typicalAnswerMs([1000, 1000, 1000, 1000, 1000])).toBe(1000);
});

test('it takes as long as the one in the middle, so that one long break changes nothing', () => {
  expect(typicalAnswerMs([9000, 2000, 3000, 4000, 86_400_000])).toBe(4000);
});

test('whoever is away counts with half a minute', () => {
  expect(typicalAnswerMs([60_000, 70_000, 80_000, 90_000, 86_400_000])).toBe(30_000);
});

test.each([
  [{ due: 0, fresh: 0 }, 0],
  [{ due: 1, fresh: 0 }, 1],
  [{ due: 30, fresh: 0 }, 7],
  [{ due: 0, fresh: 10 }, 4],
  [{ due: 30, fresh: 10 }, 11],
])('%j take about %i minutes at five seconds an answer', (words, minutes) => {
  expect(studyMinutes(words, 5000)).toBe(minutes);
});
