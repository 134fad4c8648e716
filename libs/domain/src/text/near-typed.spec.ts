import { expect, test } from '@jest/globals';
import type { LanguageId } from '../languages/index.ts';
import { isNearTyped } from './near-typed.ts';

test.each<[string, string, LanguageId, boolean]>([
  ['paato', 'pato', 'spanish', true],
  ['ptao', 'pato', 'spanish', true],
  ['gato', 'pato', 'spanish', true],
  ['gatto', 'pato', 'spanish', false],
  ['nino', 'niño', 'spanish', true],
  ['PATO', 'pato', 'spanish', false],
  ['el pato', 'pato', 'spanish', false],
  ['mariposs', 'mariposa', 'spanish', true],
  ['marripoas', 'mariposa', 'spanish', true],
  ['maripa', 'mariposa', 'spanish', true],
  ['marpa', 'mariposa', 'spanish', false],
  ['ferrocaril', 'ferrocarril', 'spanish', true],
  ['ferocaril', 'ferrocarril', 'spanish', true],
  ['no', 'yo', 'spanish', false],
  ['さくろ', 'さくら', 'japanese', true],
  ['木', '本', 'japanese', false],
  ['', 'pez', 'spanish', false],
])('%s is near %s in %s: %s', (typed, expected, language, isNear) => {
  expect(isNearTyped(typed, expected, language)).toBe(isNear);
});
