import { expect, test } from '@jest/globals';
import { isSeatName, sameNameKey } from '../names/index.ts';
import { freeVariant } from './free-name.ts';

test('a taken name gets the next free number and stays within its length', () => {
  const taken = new Set(['mia 2', 'mia 3']);
  expect(freeVariant('Mia', (key) => taken.has(key))).toBe('Mia 4');
  expect(freeVariant('Maximiliane Theodora', () => false)).toBe('Maximiliane Theodo 2');
  expect(isSeatName(freeVariant('علی‌'.repeat(5), () => false))).toBe(true);
});

test.each([1, 2, 5, 999, 2000])('of a name taken %i times the next number is found with few looks', (times) => {
  const taken = new Set(
    Array.from({ length: times }, (_, index) => sameNameKey(index === 0 ? 'Ann' : `Ann ${index + 1}`)),
  );
  let looks = 0;
  const isTaken = (key: string) => {
    looks += 1;
    return taken.has(key);
  };
  expect(freeVariant('Ann', isTaken)).toBe(`Ann ${times + 1}`);
  expect(looks).toBeLessThan(25);
});
