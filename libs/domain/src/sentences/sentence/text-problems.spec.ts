import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { letters } from '../fixtures/index.ts';
import {
  completedSentenceText,
  emptyImageText,
  imageTextProblem,
  receivedImageText,
  sentenceTextProblem,
  sentImageText,
} from './index.ts';

const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 14 }).map((some) => some.join(''));

test.each([
  ['The dog sleeps, and I do not.'],
  ['¿Dónde está "el gato" (el negro)?'],
  ['ذَهَبَ الوَلَدُ إلى المَدْرَسَةِ.'],
  ['הַכֶּלֶב יָשֵׁן.'],
  ['मैं स्कूल जाता हूँ।'],
  ['ผมไปโรงเรียน'],
  ['犬が寝ています。'],
  ['개가 자요.'],
  ['👩‍👩‍👧 are a family!'],
  ['می\u200cخواهم'],
  [''],
])('nothing is wrong with %j', (text) => expect(sentenceTextProblem(text)).toBeUndefined());

test.each(Array.from('~#\\<>|{}=;'))('%s may not stand in a sentence', (character) => {
  expect(sentenceTextProblem(`a${character}b`)).toEqual({ code: 'FORBIDDEN_CHARACTER', character });
});

test.each([
  ['a'.repeat(100), undefined],
  [` ${'a'.repeat(100)} `, undefined],
  ['a'.repeat(101), { code: 'SENTENCE_TOO_LONG', length: 101 }],
  ['की'.repeat(100), undefined],
  ['e\u0301'.repeat(101), { code: 'SENTENCE_TOO_LONG', length: 101 }],
  ['👩‍👩‍👧'.repeat(100), undefined],
])('a sentence has at most 100 letters as a reader counts them: %#', (text, problem) => {
  expect(sentenceTextProblem(text)).toEqual(problem);
});

test.each([
  ['  two  words\n', 'two words'],
  ['cafe\u0301', 'caf\u00e9'],
  [' ', null],
  ['', null],
])('%j is kept as %j', (text, kept) => expect(completedSentenceText(text)).toBe(kept));

test('whatever is kept is kept as it is once more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = completedSentenceText(text);
      expect(completedSentenceText(kept ?? '')).toBe(kept);
    }),
  );
});

test('the text of a picture names every character that it cannot hold, each once', () => {
  expect(imageTextProblem('a=b; c=d')).toEqual({ code: 'FORBIDDEN_CHARACTERS', characters: ['=', ';'] });
  expect(imageTextProblem('犬'.repeat(30))).toBeUndefined();
  expect(imageTextProblem('犬'.repeat(31))).toEqual({ code: 'IMAGE_TEXT_TOO_LONG', length: 31 });
});

test('an empty text of a picture is sent as a marker that nobody can type', () => {
  expect(sentImageText('  ')).toBe('<empty-text>');
  expect(receivedImageText(sentImageText(''))).toBeNull();
  expect(receivedImageText(sentImageText(' a dog '))).toBe('a dog');
  expect(imageTextProblem(emptyImageText)).toEqual({ code: 'FORBIDDEN_CHARACTERS', characters: ['<', '>'] });
});
