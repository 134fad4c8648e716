import { expect, test } from '@jest/globals';
import { timeText } from './test-result.tsx';

test.each([
  [0, '1 sec'],
  [4400, '4 sec'],
  [60_000, '1 min'],
  [125_000, '2 min 5 sec'],
  [59_600, '1 min'],
])('%i milliseconds are told as %s', (ms, text) => {
  expect(timeText(ms, 'en-US')).toBe(text);
});

test('minutes and seconds are told in the language of the interface', () => {
  expect(timeText(125_000, 'ar')).toMatch(/^2 د 5 ث$/);
});
