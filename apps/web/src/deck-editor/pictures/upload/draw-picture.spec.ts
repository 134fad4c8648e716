import { expect, test } from '@jest/globals';
import { fit } from './draw-picture.ts';

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1024, height: 768 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 750, height: 1000 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 1024, height: 1 },
  ],
])('%j fits as %j', (size, fitted) => expect(fit(size)).toEqual(fitted));
