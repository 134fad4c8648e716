import { expect, test } from '@jest/globals';
import { replace } from '../navigation/index.ts';
import { setUpPath } from './set-up-path.ts';

test('the set-up of a quiz knows its decks, its words, and the way back', () => {
  replace('/deck/olga/search?id=1');
  expect(setUpPath('olga', [1, 2], [7, 8])).toBe(
    '/live?id=1&id=2&word_id=7,8&deckUrl=%2Fdeck%2Folga%2Fsearch%3Fid%3D1%26id%3D2',
  );
});

test('words that are read from another language are asked in it', () => {
  replace('/deck/olga/search?id=1&source=german');
  expect(setUpPath('olga', [1], [], 'german')).toBe(
    '/live?id=1&source=german&deckUrl=%2Fdeck%2Folga%2Fsearch%3Fid%3D1%26source%3Dgerman',
  );
});

test('of a deck by link it takes the key along, there and back', () => {
  replace('/deck/olga/search?id=1&key=k-of-1');
  const { searchParams } = new URL(setUpPath('olga', [1]), location.origin);
  expect([searchParams.getAll('id'), searchParams.get('key')]).toEqual([['1'], 'k-of-1']);
  expect(searchParams.get('deckUrl')).toBe('/deck/olga/search?id=1&key=k-of-1');
});
