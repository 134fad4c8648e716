import { expect, test } from '@jest/globals';
import { textWidth } from './text-width.ts';

test.each([
  ['', 0],
  ['cat', 3],
  ['灯台', 4],
  ['ライオン', 8],
  ['قطة', 3],
])('%s is as wide as so many Latin letters', (text, width) => {
  expect(textWidth(text)).toBe(width);
});
