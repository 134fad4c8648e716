import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type LanguageId, languageIds } from '../../languages/index.ts';
import { letters, sentence } from '../fixtures/index.ts';
import { deckWordsIn, sentencesOfWords } from './index.ts';

const wordsOf = (texts: readonly string[]) =>
  texts.map((target_translation, place) => ({ word_id: place + 1, target_translation }));

/** Of each word the sentences it stands in, with its places marked. */
function marked(language: LanguageId, words: string[], texts: string[]) {
  const sentences = texts.map((target_translation, place) => sentence({ sentence_id: place + 1, target_translation }));
  const ofWords = sentencesOfWords(language, wordsOf(words), sentences);
  return Object.fromEntries(
    words.map((word, place) => [
      word,
      (ofWords.get(place + 1) ?? []).map(({ sentence: { target_translation }, target }) =>
        target.reduceRight(
          (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
          target_translation ?? '',
        ),
      ),
    ]),
  );
}

test.each<[LanguageId, string[], string[], Record<string, string[]>]>([
  ['english_uk', ['cat', 'dog', 'cow'], ['Cat and dog.', 'A cat sees a cat.', 'Concatenate.'],
    { cat: ['[Cat] and dog.', 'A [cat] sees a [cat].'], dog: ['Cat and [dog].'], cow: [] }],
  ['english_uk', ['bear', 'polar bear'], ['A polar bear.'], { bear: [], 'polar bear': ['A [polar bear].'] }],
  ['japanese', ['犬', '飲む'], ['犬が水を飲む。'], { 犬: ['[犬]が水を飲む。'], 飲む: ['犬が水を[飲む]。'] }],
  ['thai', ['ข้าว'], ['ผมกินข้าว'], { ข้าว: ['ผมกิน[ข้าว]'] }],
  ['arabic', ['كِتَاب'], ['هذا كِتَاب جديد'], { كِتَاب: ['هذا [كِتَاب] جديد'] }],
  ['german', ['Hund'], ['Die Hunde schlafen.'], { Hund: [] }],
])('%s: each word knows the sentences it stands in', (language, words, texts, expected) =>
  expect(marked(language, words, texts)).toEqual(expected)); // prettier-ignore

test('a sentence counts once, with the places in its text and in its extra text', () => {
  const both = sentence({ target_translation: 'My cat.', extra_target_translation: 'A cat!' });
  const extra = sentence({ target_translation: null, extra_target_translation: 'No cat' });
  expect(sentencesOfWords('english_uk', wordsOf(['cat']), [both, extra]).get(1)).toMatchObject([
    { sentence: both, target: [{ start: 3, end: 6 }], extra_target: [{ start: 2, end: 5 }] },
    { sentence: extra, target: [], extra_target: [{ start: 3, end: 6 }] },
  ]);
});

test('words that are written alike have the same sentences', () => {
  const found = sentencesOfWords('english_uk', wordsOf(['bank', 'Bank']), [sentence({ target_translation: 'a bank' })]);
  expect(found.get(1)).toEqual(found.get(2));
  expect(found.get(1)).toHaveLength(1);
});

test('a word has a sentence exactly when it is found in it', () => {
  const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 8 }).map((some) => some.join(''));
  fc.assert(
    fc.property(
      fc.array(anyText, { maxLength: 5 }),
      fc.array(anyText, { maxLength: 5 }),
      fc.constantFrom(...languageIds),
      (texts, targets, language) => {
        const words = wordsOf(texts);
        const sentences = targets.map((target_translation, place) =>
          sentence({ sentence_id: place, target_translation }),
        );
        const ofWords = sentencesOfWords(language, words, sentences);
        for (const { word_id } of words) {
          const expected = targets.flatMap((target, place) =>
            deckWordsIn(target, language, words).some(({ word_ids }) => word_ids.includes(word_id)) ? [place] : [],
          );
          expect((ofWords.get(word_id) ?? []).map(({ sentence: { sentence_id } }) => sentence_id)).toEqual(expected);
        }
      },
    ),
  );
});
