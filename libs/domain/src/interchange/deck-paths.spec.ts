import { expect, test } from '@jest/globals';
import { deckPathOf, splitDecks } from './index.ts';

test.each([
  ['Spanish::Unit 1', ['Spanish', 'Unit 1']],
  ['Spanish / Unit 1', ['Spanish', 'Unit 1']],
  ['Spanish > A1 > Unit 1', ['Spanish', 'A1', 'Unit 1']],
  [' Unit 1 ', ['Unit 1']],
  ['::a::::b', ['a', 'b']],
  ['', []],
])('%s is a path', (text, path) => expect(deckPathOf(text)).toEqual(path));

test('words go to as many decks as they need, in their order', () => {
  const words = Array.from({ length: 1001 }, (_, at) => at);
  const decks = splitDecks('Unit', words, 400);
  expect(decks.map(({ name, words: own }) => [name, own.length])).toEqual([['Unit 1', 400], ['Unit 2', 400], ['Unit 3', 201]]); // prettier-ignore
  expect(decks.flatMap(({ words: own }) => own)).toEqual(words);
  expect(splitDecks('Unit', words.slice(0, 400), 400).map(({ name }) => name)).toEqual(['Unit']);
  expect(splitDecks('Unit', [], 400)).toEqual([{ name: 'Unit', words: [] }]);
});
