import { expect, test } from '@jest/globals';
import { trimmed } from './trim.ts';

const second = 1000;
const quiet = (seconds: number) => Array.from({ length: seconds * second }, () => 0.001);
const word = Array.from({ length: 500 }, (_, index) => (index % 2 ? 0.3 : -0.3));

test('the silence before and after the word goes, but for a tenth of a second', () => {
  const heard = trimmed(Float32Array.from([...quiet(2), ...word, ...quiet(3)]), second);
  expect(heard).toHaveLength(700);
});

test('a quiet voice is made loud', () => {
  const heard = trimmed(Float32Array.from(word), second)!;
  expect(Math.max(...heard)).toBeCloseTo(0.9);
  expect(Math.min(...heard)).toBeCloseTo(-0.9);
});

test('where nothing was said there is no sound', () => {
  expect(trimmed(Float32Array.from(quiet(1)), second)).toBeUndefined();
  expect(trimmed(new Float32Array(0), second)).toBeUndefined();
});
