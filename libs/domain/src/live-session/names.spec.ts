import { expect, test } from '@jest/globals';
import { freeVariant, isValidName } from './names.ts';

test('a taken name gets the next free number and stays within its length', () => {
  const taken = new Set(['mia 2', 'mia 3']);
  expect(freeVariant('Mia', (key) => taken.has(key))).toBe('Mia 4');
  expect(freeVariant('Maximiliane Theodora', () => false)).toBe('Maximiliane Theodo 2');
  expect(isValidName(freeVariant('علی‌'.repeat(5), () => false))).toBe(true);
});
