import { expect, test } from '@jest/globals';
import { addressOf, idsIn, readAddress } from './study-address.ts';

test('one deck is named in the path, several as a repeated id', () => {
  expect(readAddress('/deck/olga/12', '')).toMatchObject({ type: 'deck', owner: 'olga', ids: ['12'] });
  expect(readAddress('/category/olga/search', '?id=12&id=7')).toMatchObject({ type: 'category', ids: ['12', '7'] });
});

test('what is shown stands at the end of the path, or in the parameter `view`', () => {
  expect(readAddress('/deck/olga/12', '')?.view).toBe('introduction');
  expect(readAddress('/deck/olga/12/test', '')?.view).toBe('test');
  expect(readAddress('/deck/olga/12/test/', '')?.view).toBe('test');
  expect(readAddress('/deck/olga/search', '?id=12&view=revise')?.view).toBe('revise');
  expect(readAddress('/deck/olga/12/word-rush-play', '')?.view).toBe('word-rush-play');
  expect(readAddress('/deck/olga/12/dance', '')?.view).toBeUndefined();
});

test('on the way from view to view the ids stay as they were written', () => {
  const address = readAddress('/deck/olga/search/study', '?id=12&id=7&view=test')!;
  expect(addressOf(address, 'introduction')).toBe('/deck/olga/search?id=12&id=7');
  expect(addressOf(address, 'revise')).toBe('/deck/olga/search/revise?id=12&id=7');
});

test('sentences may be practised in another order; the parameter for it does not go along elsewhere', () => {
  const address = readAddress('/deck/olga/search/fill-the-blanks', '?id=12&shuffle=true')!;
  expect(address).toMatchObject({ view: 'fill-the-blanks', isShuffled: true });
  expect(addressOf(address, 'sentences')).toBe('/deck/olga/search/sentences?id=12');
  expect(addressOf(address, 'sentence-revise', true)).toBe('/deck/olga/search/sentence-revise?id=12&shuffle=true');
  expect(addressOf(readAddress('/deck/olga/12', '')!, 'sentence-scramble', true)).toBe(
    '/deck/olga/12/sentence-scramble?shuffle=true',
  );
});

test('the language it is read from goes along from view to view', () => {
  const address = readAddress('/deck/olga/search/study', '?id=12&source=german')!;
  expect(address.source).toBe('german');
  expect(addressOf(address, 'test')).toBe('/deck/olga/search/test?id=12&source=german');
  expect(readAddress('/deck/olga/12', '?source=own')?.source).toBe('own');
  expect(readAddress('/deck/olga/12', '?source=klingon')?.source).toBeUndefined();
});

test('words of any decks are named by their ids, and their introduction is the home of whoever learns', () => {
  const address = readAddress('/today/olga/study', '?id=12&id=7')!;
  expect(address).toMatchObject({ type: 'today', owner: 'olga', ids: ['12', '7'], view: 'study' });
  expect(addressOf(address, 'revise')).toBe('/today/olga/revise?id=12&id=7');
  expect(addressOf(address, 'introduction')).toBe('/user/olga');
  for (const none of ['/today/olga', '/today/olga/introduction'])
    expect(readAddress(none, '?id=12')?.view).toBeUndefined();
});

test.each(['/user/olga', '/today/olga/study/more', '/deck/olga', '/deck/olga/12/study/more'])(
  '%s is no address of a study',
  (path) => {
    expect(readAddress(path, '')).toBeUndefined();
  },
);

test.each([
  ['one', ['12'], ['12']],
  ['several, each once', ['12', '7', '12'], ['12', '7']],
  ['what is no number of a deck is left out', ['0', '-1', '1e3', 'x', '12345678901', ''], []],
  ['none', [], []],
])('ids in an address: %s', (_, given, ids) => expect(idsIn(given)).toEqual(ids));
