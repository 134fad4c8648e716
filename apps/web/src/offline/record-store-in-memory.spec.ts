/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { openRecordStore } from './record-store.ts';

test('where the browser keeps nothing, a store lasts as long as the page', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  let now = 0;
  const store = openRecordStore<number>('answers', () => (now += 1));
  await store.put(['olga', 'b'], 2);
  await store.put(['olga', 'a'], 1);
  await store.put(['peter', 'a'], 3);
  expect(await store.get(['olga', 'b'])).toBe(2);
  expect(await store.rowsOf('olga')).toEqual([1, 2]);
  await store.keepNewest(2);
  expect(await store.rowsOf('olga')).toEqual([1]);
  await store.keepOnly('olga');
  expect(await store.rowsOf('peter')).toEqual([]);
  await store.drop(['olga', 'a']);
  expect(await store.rowsOf('olga')).toEqual([]);
});
