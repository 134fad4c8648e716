/** @jest-environment node */
import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { openRecordStore } from './record-store.ts';

test('what is put on a store is there for another page of this browser', async () => {
  await openRecordStore<string>('progress').put(['olga', 'a'], 'kept');
  const other = openRecordStore<string>('progress');
  expect(await other.get(['olga', 'a'])).toBe('kept');
  await other.drop(['olga', 'a']);
  expect(await openRecordStore('progress').get(['olga', 'a'])).toBeUndefined();
});

test('the rows of one person come in the order of their keys, without those of others', async () => {
  const store = openRecordStore<number>('answers');
  await store.put(['olga', 'b'], 2);
  await store.put(['olga', 'a'], 1);
  await store.put(['olgas', 'a'], 7);
  await store.put(['olg', 'a'], 8);
  expect(await store.rowsOf('olga')).toEqual([1, 2]);
});

test('beyond the number that is kept, the oldest go', async () => {
  let now = 0;
  const store = openRecordStore<number>('studies', () => (now += 1));
  for (const name of ['a', 'b', 'c', 'd']) await store.put(['olga', name], now);
  await store.put(['olga', 'a'], 9);
  await store.keepNewest(2);
  expect(await store.rowsOf('olga')).toEqual([9, 3]);
});

test('a store that keeps only what one person put there forgets visitors and everybody else', async () => {
  const store = openRecordStore<string>('progress');
  for (const whose of ['', 'anna', 'olga', 'olga2']) await store.put([whose, 'x', 1], whose);
  await store.keepOnly('olga');
  const left = await Promise.all(['', 'anna', 'olga', 'olga2'].map((whose) => store.rowsOf(whose)));
  expect(left).toEqual([[], [], ['olga'], []]);
});
