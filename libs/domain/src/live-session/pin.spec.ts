import { expect, test } from '@jest/globals';
import { drawPin } from './pin.ts';

test.each([
  [0, '100000'],
  [0.5, '550000'],
  [0.999_999_999, '999999'],
])('a pin has six digits, the first not 0: chance %d draws %s', (chance, pin) =>
  expect(drawPin(() => chance)).toBe(pin),
);

test('S10 every pin is as likely as any other: each has an equal part of what chance can be', () => {
  const pins = 900_000;
  const unlikely: string[] = [];
  for (let place = 0; place < pins; place += 7) {
    const pin = String(100_000 + place);
    for (const within of [0.001, 0.999]) if (drawPin(() => (place + within) / pins) !== pin) unlikely.push(pin);
  }
  expect(unlikely).toEqual([]);
});
