import { expect, test } from '@jest/globals';
import { printAgainPath, readPrintedAgain, withoutPrintedAgain } from './print-again.ts';

test('sheets are printed again for the class that they are those of, as they were', () => {
  const path = printAgainPath({
    quiz_id: 12,
    print_search: '?id=5&seed=7&class=3&names=yes',
    for_class: { class_id: 4 },
  });
  expect(path).toBe('/create_quiz/search?id=5&seed=7&class=4&names=yes&quiz=12');
  expect(readPrintedAgain(new URL(path, 'http://localhost').search)).toBe(12);
  expect(printAgainPath({ quiz_id: 12, print_search: '?id=5&class=3' })).toBe(
    '/create_quiz/search?id=5&class=3&quiz=12',
  );
});

test.each(['', '?quiz=', '?quiz=0', '?quiz=x', '?quiz=99999999999'])('%j prints something new', (search) => {
  expect(readPrintedAgain(search)).toBeUndefined();
});

test('what is changed is something new', () => {
  expect(withoutPrintedAgain('?id=5&seed=8&quiz=12')).toBe('?id=5&seed=8');
});
