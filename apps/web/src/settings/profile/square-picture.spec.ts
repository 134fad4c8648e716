import { expect, test } from '@jest/globals';
import { middleOf } from './square-picture.ts';

test.each([
  [
    { width: 800, height: 400 },
    { x: 200, y: 0, length: 400 },
  ],
  [
    { width: 300, height: 900 },
    { x: 0, y: 300, length: 300 },
  ],
  [
    { width: 5, height: 5 },
    { x: 0, y: 0, length: 5 },
  ],
])('of %j the middle is taken', (size, middle) => expect(middleOf(size)).toEqual(middle));
