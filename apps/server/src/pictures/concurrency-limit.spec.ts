import { expect, test } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Work that ends when it is told to. */
function works(count: number) {
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(number);
      ends[number] = (error) => (error ? reject(error) : resolve(number));
    });
  return { begun, ends, all: Array.from({ length: count }, (_, number) => work(number)) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('only so many are done at once, the others in their order', async () => {
  const limit = new ConcurrencyLimit(2, 10);
  const { begun, ends, all } = works(4);
  const done = Promise.all(all.map((work) => limit.run(work)));
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]!();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[2]!();
  await settled();
  [0, 3].forEach((number) => ends[number]!());
  expect(await done).toEqual([0, 1, 2, 3]);
});

test('one that fails makes room as well', async () => {
  const limit = new ConcurrencyLimit(1, 10);
  const { begun, ends, all } = works(2);
  const [first, second] = all.map((work) => limit.run(work));
  ends[0]!(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]!();
  expect(await second).toBe(1);
});

test('when too many wait, one more is told to come again', async () => {
  const limit = new ConcurrencyLimit(1, 1);
  const { ends, all } = works(3);
  const [first, second, third] = all.map((work) => limit.run(work));
  await expect(third).rejects.toMatchObject({ refusal: { code: 'RETRY', waitMs: 2000 } });
  ends[0]!();
  await first;
  await settled();
  ends[1]!();
  expect(await second).toBe(1);
});
