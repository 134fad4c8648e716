import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { GroupCommit } from './group-commit.ts';

const batches: number[][] = [];
const write = async (items: readonly number[]) => {
  batches.push([...items]);
  return items.map((item) => item * 10);
};

beforeEach(() => {
  batches.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a lone item is written at once', async () => {
  const commits = new GroupCommit(write, { gatherMs: 10 });
  const outcome = commits.add(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([[1]]);
  expect(await outcome).toBe(10);
});

test('items at a steady pace share a write, and wait no longer than the time of gathering', async () => {
  const commits = new GroupCommit(write, { gatherMs: 10 });
  const outcomes: Promise<number>[] = [];
  for (let item = 1; item <= 9; item++) {
    outcomes.push(commits.add(item));
    await jest.advanceTimersByTimeAsync(4);
  }
  expect(batches).toEqual([[1], [2, 3], [4, 5], [6, 7, 8]]);
  await jest.advanceTimersByTimeAsync(10);
  expect(await Promise.all(outcomes)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
});

test('as soon as enough wait, they are written without waiting for more', async () => {
  const commits = new GroupCommit(write, { gatherMs: 10, enough: 3 });
  const outcomes = [commits.add(1)];
  await jest.advanceTimersByTimeAsync(1);
  for (const item of [2, 3]) outcomes.push(commits.add(item));
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[1]]);
  outcomes.push(commits.add(4), commits.add(5));
  await jest.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([[1], [2, 3, 4, 5]]);
  outcomes.push(commits.add(6));
  await jest.advanceTimersByTimeAsync(9);
  expect(batches).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[1], [2, 3, 4, 5], [6]]);
  expect(await Promise.all(outcomes)).toEqual([10, 20, 30, 40, 50, 60]);
});

test('what a batch is refused comes to those it held, and the next one goes on', async () => {
  let isAway = true;
  const commits = new GroupCommit<number, number>(async (items) => {
    if (isAway) throw new Error('away');
    return items;
  });
  const refused = commits.add(1).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(0);
  expect(await refused).toBe('away');
  isAway = false;
  const stored = commits.add(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(await stored).toBe(1);
});

test('when the database is away, those who came meanwhile are refused with the others, and wait through no second attempt', async () => {
  const attempts: (() => void)[] = [];
  const commits = new GroupCommit<number, number>(async () => {
    await new Promise<void>((resolve) => attempts.push(resolve));
    throw Object.assign(new Error('away'), { code: '57014' });
  });
  const refused = [commits.add(1)];
  await jest.advanceTimersByTimeAsync(0);
  refused.push(commits.add(2), commits.add(3));
  attempts[0]!();
  const outcomes = await Promise.allSettled(refused);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(attempts).toHaveLength(1);
});

test('an outcome that comes later keeps nobody else waiting', async () => {
  const late = Promise.withResolvers<number>();
  const commits = new GroupCommit<number, number>(async (items) => items.map((item) => (item === 1 ? late.promise : item))); // prettier-ignore
  const outcomes = [commits.add(1), commits.add(2)];
  await jest.advanceTimersByTimeAsync(0);
  expect(await outcomes[1]).toBe(2);
  const next = commits.add(3);
  await jest.advanceTimersByTimeAsync(0);
  expect(await next).toBe(3);
  late.resolve(10);
  expect(await outcomes[0]).toBe(10);
});

test('flushing waits for what was added before, and not for what comes after', async () => {
  const written: (() => void)[] = [];
  const commits = new GroupCommit<number, number>(async (items) => {
    await new Promise<void>((resolve) => written.push(resolve));
    return items;
  });
  void commits.add(1);
  await jest.advanceTimersByTimeAsync(0);
  let isFlushed = false;
  const flushed = commits.flushed().then(() => (isFlushed = true));
  void commits.add(2);
  await jest.advanceTimersByTimeAsync(0);
  expect(isFlushed).toBe(false);
  written[0]!();
  await flushed;
  expect(isFlushed).toBe(true);
});
