import { kindsFor } from '@lexiroom/domain/study/question';
import { expect, test } from '@jest/globals';
import { studyWord } from '../../../study/modes/mode-words.ts';
import { aWord } from '../../../study/study.fixture.ts';
import { gameOf } from '../../game-views.tsx';
import { canBeAsked, isEnough } from './words-needed.ts';

const wordCard = { image_id: null, image_path: '/media/cards/german/YQ.svg' };
const words = {
  'with all it can have': aWord(),
  'without a translation': aWord({ source_translation: null }),
  'of a word card': aWord(wordCard),
  'of a word card, without a translation': aWord({ ...wordCard, source_translation: null }),
  'selected before it had a picture': aWord({ image_path: null, source_translation: null }),
};

const many = (count: number, overrides = {}) =>
  Array.from({ length: count }, (_, place) => aWord({ word_id: place + 1, ...overrides }));
const bare = { ...wordCard, source_translation: null };

test.each(Object.entries(words))('a word %s counts when it can be asked', (_, word) => {
  expect(canBeAsked(word)).toBe(kindsFor(studyWord(word)).length > 0);
});

test.each(['word-rush', 'type-hype', 'quick-pick'] as const)('%s needs four words that can be asked', (id) => {
  expect(isEnough(gameOf(id), many(4))).toBe(true);
  expect(isEnough(gameOf(id), many(3))).toBe(false);
  expect(isEnough(gameOf(id), many(9, bare))).toBe(false);
  expect(isEnough(gameOf(id), [...many(3), ...many(6, bare)])).toBe(false);
});
