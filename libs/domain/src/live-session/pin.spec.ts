import { expect, test } from '@jest/globals';
import { drawPin } from './pin.ts';

test.each([
  [0, '100000'],
  [0.5, '550000'],
  [0.999_999_999, '999999'],
])('a pin has six digits, the first not 0: chance %d draws %s', (chance, pin) =>
  expect(drawPin(() => chance)).toBe(pin),
);
