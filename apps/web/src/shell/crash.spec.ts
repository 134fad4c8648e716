import { expect, test } from '@jest/globals';
import { ApiError } from '@lexiroom/contracts/http';
import { isConnectionFailure } from './crash.tsx';

test.each([
  ['a call that did not get through', new ApiError(0, undefined), true],
  [
    'a part of the page that could not be fetched',
    new TypeError('Failed to fetch dynamically imported module: /x.js'),
    true,
  ],
  ['the same in Safari', new TypeError('Importing a module script failed.'), true],
  ['a refused call', new ApiError(500, undefined), false],
  ['a mistake of ours', new TypeError('x is undefined'), false],
  ['nothing at all', undefined, false],
])('%s: no connection? (%#)', (_, error, isFailure) => expect(isConnectionFailure(error)).toBe(isFailure));
