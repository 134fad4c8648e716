import { expect, test } from '@jest/globals';
import type { RoundStep } from '../../solo-round/index.ts';
import { leastMsOfWordRush, scoreOfWordRush } from './index.ts';

const step = (round_step: number, ms: number, is_correct = true): RoundStep => ({
  round_step,
  ms,
  is_correct,
  play: {},
});

test('a score is what the answers of a game add up to', () => {
  expect(scoreOfWordRush([step(1, 0), step(2, 0), step(3, 0), step(4, 900, false)])).toBe(100 + 100 + 200);
  expect(scoreOfWordRush([step(1, 4000, false)])).toBe(0);
});

test.each([
  ['without answers', []],
  ['that has not ended', [step(1, 0)]],
  ['that goes on after its end', [step(1, 0, false), step(2, 0), step(3, 0, false)]],
  ['whose first answer is missing', [step(2, 0), step(3, 0, false)]],
  ['in the wrong order', [step(2, 0), step(1, 0), step(3, 0, false)]],
  ['with an answer twice', [step(1, 0), step(1, 0), step(2, 0, false)]],
  ['with an answer after its time', [step(1, 4001), step(2, 0, false)]],
  ['with a time before its beginning', [step(1, -1), step(2, 0, false)]],
  ['with a time that is no number', [step(1, Number.NaN), step(2, 0, false)]],
])('a game %s has no score', (_what, steps) => {
  expect(scoreOfWordRush(steps)).toBeUndefined();
});

test('each right answer takes its time and the second after it', () => {
  expect(leastMsOfWordRush([step(1, 500), step(2, 700), step(3, 1200, false)])).toBe(500 + 1000 + 700 + 1000 + 1200);
});
