import { expect, test } from '@jest/globals';
import { Description } from '@lexiroom/contracts/library';
import { areCreditsRight, artistProblem, noCredits, referenceProblem, toDescription } from './credits.ts';

test.each([
  ['', undefined],
  ['a'.repeat(50), undefined],
  ['a'.repeat(51), { code: 'ARTIST_TOO_LONG', length: 51 }],
  ["Zoë O'Hara", undefined],
  ['Zoë\u3164', { code: 'INVISIBLE' }],
])('the artist %j of a picture that nobody holds rights on: %j', (name, problem) =>
  expect(artistProblem(name, 'CC0')).toEqual(problem),
);

test.each([
  ['CC BY 4.0', ' ', { code: 'ARTIST_NEEDED' }],
  ['CC BY-SA 3.0', '', { code: 'ARTIST_NEEDED' }],
  ['CC BY 4.0', 'Zoë', undefined],
  ['Public Domain', '', undefined],
] as const)('under %s the artist %j: %j', (license, name, problem) =>
  expect(artistProblem(name, license)).toEqual(problem),
);

const longest = `https://example.org/${'a'.repeat(980)}`;
test.each([
  ['', undefined],
  [' https://example.org/a ', undefined],
  [longest, undefined],
  [`${longest}b`, { code: 'LINK_TOO_LONG', length: 1001 }],
  ['example.org', { code: 'NO_LINK' }],
  ['javascript:alert(1)', { code: 'NO_LINK' }],
])('the link %j: %j', (link, problem) => expect(referenceProblem(link)).toEqual(problem));

test('what is sent is what the server takes: tidy, without empty links, each once', () => {
  const link = 'https://example.org/cat';
  const description = toDescription({ ...noCredits, artist_name: '  Zoë  Hara ', references: [link, '', ` ${link}`] });
  expect(description).toEqual({ artist_name: 'Zoë Hara', references: [link], license: 'CC BY 4.0' });
  expect(Description.safeParse(description).success).toBe(true);
  expect(toDescription(noCredits).artist_name).toBeNull();
});

test('one wrong link is enough', () => {
  const credits = { ...noCredits, artist_name: 'Zoë' };
  expect(areCreditsRight(credits)).toBe(true);
  expect(areCreditsRight({ ...credits, references: ['https://example.org', 'nowhere'] })).toBe(false);
});

test('of a picture that is not shared nothing else is asked, and nothing else is told', () => {
  const credits = { ...noCredits, artist_name: 'Zoë', references: ['nowhere'], is_private: true };
  expect(areCreditsRight(credits)).toBe(true);
  expect(toDescription(credits)).toEqual({ artist_name: null, references: [], license: null });
  expect(areCreditsRight({ ...credits, is_private: false })).toBe(false);
});

test('a licence of another site that is not of the list stays with its picture, untold', () => {
  const kept = { artist_name: 'Ada', references: [], license: null, is_private: false };
  expect(areCreditsRight(kept)).toBe(true);
  expect(toDescription(kept)).toEqual({ artist_name: 'Ada', references: [] });
});
