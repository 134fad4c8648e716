import { expect, test } from '@jest/globals';
import { initials } from './user-picture.tsx';

test.each([
  ['ms_okafor', 'mo'],
  ['lexiroom', 'le'],
  ['t_9-b', 't9'],
  ['_anna_', 'an'],
  ['___', ''],
])('%s is shown as %s', (username, signs) => expect(initials(username)).toBe(signs));
