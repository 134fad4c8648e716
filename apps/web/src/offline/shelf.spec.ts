/** @jest-environment node */
import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { openShelf } from './shelf.ts';

test('what is put on a shelf is there for another page of this browser', async () => {
  await openShelf<string>('progress').put(['olga', 'a'], 'kept');
  const other = openShelf<string>('progress');
  expect(await other.get(['olga', 'a'])).toBe('kept');
  await other.drop(['olga', 'a']);
  expect(await openShelf('progress').get(['olga', 'a'])).toBeUndefined();
});

test('the rows of one person come in the order of their keys, without those of others', async () => {
  const shelf = openShelf<number>('answers');
  await shelf.put(['olga', 'b'], 2);
  await shelf.put(['olga', 'a'], 1);
  await shelf.put(['olgas', 'a'], 7);
  await shelf.put(['olg', 'a'], 8);
  expect(await shelf.rowsOf('olga')).toEqual([1, 2]);
});

test('beyond the number that is kept, the oldest go', async () => {
  let now = 0;
  const shelf = openShelf<number>('studies', () => (now += 1));
  for (const name of ['a', 'b', 'c', 'd']) await shelf.put(['olga', name], now);
  await shelf.put(['olga', 'a'], 9);
  await shelf.keepNewest(2);
  expect(await shelf.rowsOf('olga')).toEqual([9, 3]);
});

test('a shelf that keeps only what one person put there forgets visitors and everybody else', async () => {
  const shelf = openShelf<string>('progress');
  for (const whose of ['', 'anna', 'olga', 'olga2']) await shelf.put([whose, 'x', 1], whose);
  await shelf.keepOnly('olga');
  const left = await Promise.all(['', 'anna', 'olga', 'olga2'].map((whose) => shelf.rowsOf(whose)));
  expect(left).toEqual([[], [], ['olga'], []]);
});
