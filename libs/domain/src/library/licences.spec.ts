import { expect, test } from '@jest/globals';
import { asksForArtist } from './licences.ts';
test.each([
  ['CC BY 4.0', true],
  ['CC BY-SA 2.0', true],
  ['CC BY-SA 3.0 DE', true],
  ['cc-by-2.5', true],
  ['CC0', false],
  ['Public Domain', false],
  ['Pixabay Content License', false],
])('whether %s asks for the artist: %s', (licence, isAsked) => {
  expect(asksForArtist(licence)).toBe(isAsked);
});
