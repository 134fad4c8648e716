import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { SharedCounters } from '../../apps/server/src/http/limits/shared-counters.ts';
import { RedisProcess, redisProgram } from '../bots/redis-process.ts';

/** Where no Redis can be had this says so, and tells nothing of it. */
const whereRedisIs = redisProgram === undefined ? describe.skip : describe;
const limit = { keyPrefix: 'tries', points: 5, duration: 60 };
let redis: RedisProcess;
const stores: SharedCounters[] = [];

beforeAll(async () => {
  if (redisProgram !== undefined) redis = await RedisProcess.start();
});
afterEach(() => {
  for (const store of stores.splice(0)) store.stop();
});
afterAll(() => redis?.stop());

/** The counters of two servers that share a Redis, once it answers both. */
async function twoCounters(keyPrefix: string) {
  const counters = [0, 1].map(() => {
    const store = new SharedCounters(redis.url);
    stores.push(store);
    return store.counter({ ...limit, keyPrefix });
  });
  for (;;) {
    // What each counts of this name is seen by the other one.
    await Promise.all(counters.map((counter, at) => counter.set(`warm ${at}`, 1, 60)));
    const seen = await Promise.all(counters.map((counter, at) => counter.get(`warm ${1 - at}`)));
    if (seen.every((found) => found !== null)) return counters as [(typeof counters)[0], (typeof counters)[0]];
    await sleep(20);
  }
}

const spent = (tries: PromiseSettledResult<unknown>[]) => tries.filter(({ status }) => status === 'rejected').length;

whereRedisIs('limits that several servers share', () => {
  test('whoever tries at two servers has no more tries than at one', async () => {
    const [one, other] = await twoCounters('shared');
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? one : other).consume('ada')),
    );
    expect(spent(tries)).toBe(5);
  });

  test('while Redis stands still each counts for itself, nobody waits long, and it goes on afterwards', async () => {
    const [one, other] = await twoCounters('paused');
    redis.pause();
    const began = performance.now();
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => one.consume('ada')));
    expect(performance.now() - began).toBeLessThan(3000);
    expect(spent(tries)).toBe(1);
    redis.goOn();
    const shared = async () => {
      const key = `ben ${Math.random()}`;
      await one.consume(key, 2);
      return (await other.get(key))?.consumedPoints === 2;
    };
    while (!(await shared())) await sleep(50);
  });

  test('without Redis each counts for itself', async () => {
    const gone = await RedisProcess.start();
    const store = new SharedCounters(gone.url);
    stores.push(store);
    const counter = store.counter({ ...limit, keyPrefix: 'gone' });
    await gone.stop();
    expect(spent(await Promise.allSettled(Array.from({ length: 6 }, () => counter.consume('ada'))))).toBe(1);
  });
});
