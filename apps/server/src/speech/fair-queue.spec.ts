import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue } from './fair-queue.ts';

function recorder(queue: FairQueue) {
  const done: string[] = [];
  const ask = (caller: string, what: string) =>
    queue.add(caller, async () => {
      await sleep(0);
      done.push(`${caller} ${what}`);
      return what;
    });
  return { done, ask };
}

test('what is asked for first is done first', async () => {
  const { done, ask } = recorder(new FairQueue(10));
  await Promise.all(['1', '2', '3'].map((what) => ask('ada', what)));
  expect(done).toEqual(['ada 1', 'ada 2', 'ada 3']);
});

test('callers take turns, however many things each of them asks for', async () => {
  const { done, ask } = recorder(new FairQueue(10));
  const asked = ['1', '2', '3', '4'].map((what) => ask('ada', what));
  asked.push(ask('bea', '1'), ask('cleo', '1'), ask('bea', '2'));
  await Promise.all(asked);
  expect(done).toEqual(['ada 1', 'ada 2', 'bea 1', 'cleo 1', 'ada 3', 'bea 2', 'ada 4']);
});

test('one thing is done at a time', async () => {
  const queue = new FairQueue(50);
  let running = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++running);
    await sleep(1);
    running--;
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => queue.add(`caller ${index % 3}`, task)));
  expect(most).toBe(1);
});

test('what fails is told to whoever asked, and the others go on', async () => {
  const { ask } = recorder(new FairQueue(10));
  const queue = new FairQueue(10);
  const failing = queue.add('ada', () => Promise.reject(new Error('broken')));
  const next = queue.add('ada', () => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
  expect(await ask('bea', 'later')).toBe('later');
});

test('when too many wait, the next is asked to come again, and nobody else is lost', async () => {
  const { done, ask } = recorder(new FairQueue(3));
  // One is being done, three wait.
  const asked = ['1', '2', '3', '4'].map((what) => ask('ada', what));
  await expect(ask('bea', '1')).rejects.toMatchObject({ refusal: { code: 'RETRY' } });
  await Promise.all(asked);
  expect(done).toHaveLength(4);
  expect(await ask('bea', '1')).toBe('1');
});
