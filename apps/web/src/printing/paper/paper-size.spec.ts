import { expect, test } from '@jest/globals';
import { usualPaper } from './paper-size.ts';

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['en', 'letter'],
  ['ar', 'a4'],
  ['no language!', 'a4'],
] as const)('a browser in %s prints on %s', (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});
