import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import { highlight, sentence } from '../fixtures/index.ts';
import type { Sentence } from '../sentence/index.ts';
import { isPlayable, playableCounts, playableSentences, runOrder } from './index.ts';

test.each<[string, Partial<Sentence>, LanguageId, boolean]>([
  ['two words', { target_translation: 'Hello, Tom.' }, 'english_uk', true],
  ['one word', { target_translation: 'Hello.' }, 'english_uk', false],
  ['a word and a sign', { target_translation: 'Quoi ?' }, 'french', false],
  ['no translation', { source_translation: 'Hello Tom' }, 'english_uk', false],
  ['one word with an extra sentence', { target_translation: 'Hi.', extra_target_translation: 'Good day' }, 'english_uk', true],
  ['one word with the space of an extra sentence', { target_translation: 'Hi', extra_target_translation: ' ' }, 'english_uk', false],
  ['only an extra sentence', { extra_target_translation: 'Good day' }, 'english_uk', false],
  ['two words without a space', { target_translation: '喜欢猫' }, 'chinese', true],
  ['a sentence that its author does not cut', { target_translation: '喜欢猫', target_cuts: [] }, 'chinese', false],
  ['a word that its author cuts', { target_translation: '猫咪', target_cuts: [1] }, 'chinese', true],
])('for Scramble: %s', (_, change, language, playable) => {
  expect(isPlayable(sentence(change), 'sentence-scramble', language)).toBe(playable);
}); // prettier-ignore

const hello = 'Hello!';
test.each<[string, Partial<Sentence>, boolean]>([
  ['a highlight', { target_translation: hello, target_highlights: [highlight(hello, 'Hello')] }, true],
  ['none', { target_translation: hello }, false],
  ['a highlighted sign', { target_translation: hello, target_highlights: [highlight(hello, '!')] }, false],
  ['a highlight of the translation only', { target_translation: hello, source_translation: hello, source_highlights: [highlight(hello, 'Hello', 'source')] }, false],
  ['a highlight of the extra sentence', { target_translation: hello, extra_target_translation: hello, extra_target_highlights: [highlight(hello, 'Hello', 'extra_target')] }, true],
])('for Fill the blanks: %s', (_, change, playable) => {
  expect(isPlayable(sentence(change), 'fill-the-blanks', 'english_uk')).toBe(playable);
}); // prettier-ignore

test.each([
  [hello, true],
  [' ', false],
  [null, false],
])('for Revise: the translation %j', (target_translation, playable) => {
  expect(isPlayable(sentence({ target_translation }), 'sentence-revise', 'english_uk')).toBe(playable);
});

const some = [
  sentence({ sentence_id: 1, target_translation: hello, target_highlights: [highlight(hello, 'Hello')] }),
  sentence({ sentence_id: 2, target_translation: 'Two words' }),
  sentence({ sentence_id: 3 }),
];

test('a mode counts the sentences it can practise, of those selected or of all', () => {
  expect(playableCounts(some, 'english_uk')).toEqual({
    'sentence-revise': 2,
    'fill-the-blanks': 1,
    'sentence-scramble': 1,
  });
  expect(playableCounts(some, 'english_uk', new Set([2, 3]))).toEqual({
    'sentence-revise': 1,
    'fill-the-blanks': 0,
    'sentence-scramble': 1,
  });
});

test('a run has the order of the study, or that of chance', () => {
  const twenty = Array.from({ length: 20 }, (_, index) =>
    sentence({ sentence_id: index + 1, target_translation: hello }),
  );
  const playable = playableSentences(twenty, 'sentence-revise', 'english_uk');
  const ordered = runOrder(playable, false, seededRandom(1));
  expect(ordered).toEqual(twenty.map(({ sentence_id }) => sentence_id));
  const mixed = runOrder(playable, true, seededRandom(1));
  expect(mixed).not.toEqual(ordered);
  expect(mixed.toSorted((one, other) => one - other)).toEqual(ordered);
});
