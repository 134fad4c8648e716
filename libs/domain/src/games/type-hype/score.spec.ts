import { expect, test } from '@jest/globals';
import type { PlayFacts, RoundStep } from '../../solo-round/index.ts';
import { leastMsOfTypeHype, scoreOfTypeHype } from './index.ts';

const step = (round_step: number, play: PlayFacts, is_correct = true, ms = 1000): RoundStep => ({
  round_step,
  is_correct,
  ms,
  play: { letters: 5, mistakes: 0, hints: 0, typed: true, ...play },
});

test('a score is what the words of a game add up to: streaks, hints and mistakes included', () => {
  const slow = step(4, { mistakes: 1 });
  expect(scoreOfTypeHype([step(1, {}), step(2, {}), step(3, {}), slow, step(5, { hints: 1 }, false)])).toBe(
    50 + 50 + 100 + 50 - 100 + 50,
  );
  expect(scoreOfTypeHype([step(1, {}), step(2, { mistakes: 2, typed: false }, false)])).toBe(50);
});

test.each([
  ['without answers', []],
  ['whose first answer is missing', [step(2, {})]],
  ['in the wrong order', [step(2, {}), step(1, {})]],
  ['that goes on after its end', [step(1, { typed: false, mistakes: 1 }, false), step(2, {})]],
  ['that goes on without life', [step(1, { mistakes: 6 }, false), step(2, {})]],
  ['with a mistake after its end', [step(1, { mistakes: 7, typed: false }, false)]],
  ['with a hint that could not be paid', [step(1, { hints: 1 }, false)]],
  ['with more hints than letters', [step(1, {}), step(2, {}), step(3, { hints: 6 }, false)]],
  ['whose last word nothing was done for', [step(1, {}), step(2, { typed: false }, false)]],
  [
    'with a word that hints completed, and that was not typed',
    [step(1, {}), step(2, {}), step(3, {}), step(4, { letters: 1, hints: 1, typed: false }, false)],
  ],
  [
    'with two hints within 2.5 s',
    [step(1, {}), step(2, {}), step(3, {}), step(4, { letters: 9 }), step(5, { hints: 2 }, false, 2498)],
  ],
  ['with less than no time', [step(1, {}, true, -1)]],
  [
    'with life that is not there: 5 mistakes of 20 in short words',
    [1, 2, 3, 4, 5].map((at) => step(at, { letters: 4, mistakes: 1 }, false)),
  ],
  ['with a known word that had too many mistakes', [step(1, { mistakes: 2 })]],
  ['with a word without letters', [step(1, { letters: 0 })]],
  ['with half a letter', [step(1, { letters: 4.5 })]],
  ['without facts', [{ round_step: 1, is_correct: true, ms: 1, play: {} }]],
])('a game %s has no score', (_what, steps) => {
  expect(scoreOfTypeHype(steps)).toBeUndefined();
});

test('two hints 2.5 s apart are possible', () => {
  const steps = [step(1, {}), step(2, {}), step(3, {}), step(4, { letters: 9 }), step(5, { hints: 2 }, false, 2499)];
  expect(scoreOfTypeHype(steps)).toBe(50 + 50 + 100 + 180 - 100 - 100 + 100);
});

test('life that was refilled lasts longer: 20 at 300 points, and again at 600', () => {
  const words = [step(1, { letters: 4, mistakes: 1 }, false), ...[2, 3, 4].map((at) => step(at, { letters: 10 }))];
  const slips = [5, 6, 7, 8, 9].map((at) => step(at, { letters: 4, mistakes: 1 }, false));
  expect(scoreOfTypeHype([...words, ...slips])).toBe(40 + 100 + 200 + 200 + 5 * 40);
  expect(scoreOfTypeHype([...words, ...slips, step(10, { letters: 4, mistakes: 1 }, false)])).toBeUndefined();
});

test('letters take time, and so do the wait after each typed word and the sight of the answer at the end', () => {
  expect(leastMsOfTypeHype([step(1, {}, true, 0), step(2, {}, true, 0)])).toBe(2 * (100 + 1000) + 1400);
  expect(leastMsOfTypeHype([step(1, { hints: 3 }, false, 5000)])).toBe(5000 + 1000 + 1400);
  expect(leastMsOfTypeHype([step(1, {}, true, 900), step(2, { mistakes: 1, typed: false }, false, 700)])).toBe(
    900 + 1000 + 700 + 1400,
  );
});
