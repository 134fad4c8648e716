import { expect, test } from '@jest/globals';
import { deckName, topicDecks } from './topic-decks.ts';

test('a deck is named in its language and in English, and once where both are the same', () => {
  const topic = { english: 'Sport', names: { german: 'Sport', japanese: 'スポーツ', english_us: 'Sport' } };
  expect(deckName(topic, 'japanese')).toBe('スポーツ · Sport');
  expect(deckName(topic, 'german')).toBe('Sport');
  expect(deckName(topic, 'english_us')).toBe('Sport');
  expect(deckName(topic, 'french')).toBe('Sport');
});

test('a deck has at most 60 words', () => {
  const concepts = Array.from({ length: 70 }, (_, index) => `thing-${index}`);
  const library = new Map(
    concepts.map((key, index) => [key, { image_id: index + 1, translation_ids: { german: index + 1 } }]),
  );
  const [german, ...others] = topicDecks([{ key: 'things', english: 'Things', names: {}, concepts }], library);
  expect(german!.words).toHaveLength(60);
  expect(german!.words[0]).toEqual({
    concept_key: 'thing-0',
    image_id: 1,
    target_translation_id: 1,
    source_translation_id: null,
  });
  // No deck is made for a language that has no word of the topic.
  expect(others).toEqual([]);
});
