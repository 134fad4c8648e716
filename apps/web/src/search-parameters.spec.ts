import { expect, test } from '@jest/globals';
import { deckIdsOf, parseSearch, stringifySearch } from './search-parameters.ts';

test('a repeated id comes back as it was written', () => {
  expect(parseSearch('?id=12&id=7&view=study')).toEqual({ id: ['12', '7'], view: 'study' });
  expect(stringifySearch({ id: ['12', '7'], view: 'study', absent: undefined })).toBe('?id=12&id=7&view=study');
});

test('an address to come back to survives inside another address', () => {
  const next = '/live?id=1&id=2';
  expect(parseSearch(stringifySearch({ next }))).toEqual({ next });
});

test('an address without parameters stays without', () => expect(stringifySearch({})).toBe(''));

test.each([
  ['one id', '12', ['12']],
  ['several, each once', ['12', '7', '12'], ['12', '7']],
  ['what is no number of a deck is left out', ['0', '-1', '1e3', 'x', '12345678901', ''], []],
  ['none', undefined, []],
])('ids of decks in an address: %s', (_, given, ids) => expect(deckIdsOf(given)).toEqual(ids));
