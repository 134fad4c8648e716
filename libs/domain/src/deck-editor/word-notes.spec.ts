import { expect, test } from '@jest/globals';
import { noteProblem, tidyNote } from './word-notes.ts';

test.each([
  ['  ser = to be;\n <irregular> ', 'ser = to be; <irregular>'],
  ['Qu’est-ce\u00A0? ', 'Qu’est-ce\u00A0?'],
  ['e\u0301te\u0301\u0000', 'été'],
  [' \n ', ''],
])('%j is kept as %j', (typed, kept) => expect(tidyNote(typed)).toBe(kept));

test.each([
  ['', undefined],
  ['a'.repeat(500), undefined],
  [` ${'e\u0301'.repeat(500)} `, undefined],
  ['a'.repeat(501), { code: 'NOTE_TOO_LONG', length: 501 }],
])('a note of up to 500 characters can be kept: %#', (text, problem) => expect(noteProblem(text)).toEqual(problem));
