/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { openShelf } from './shelf.ts';

test('where the browser keeps nothing, a shelf lasts as long as the page', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  let now = 0;
  const shelf = openShelf<number>('answers', () => (now += 1));
  await shelf.put(['olga', 'b'], 2);
  await shelf.put(['olga', 'a'], 1);
  await shelf.put(['peter', 'a'], 3);
  expect(await shelf.get(['olga', 'b'])).toBe(2);
  expect(await shelf.rowsOf('olga')).toEqual([1, 2]);
  await shelf.keepNewest(2);
  expect(await shelf.rowsOf('olga')).toEqual([1]);
  await shelf.keepOnly('olga');
  expect(await shelf.rowsOf('peter')).toEqual([]);
  await shelf.drop(['olga', 'a']);
  expect(await shelf.rowsOf('olga')).toEqual([]);
});
