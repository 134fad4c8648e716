import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diskOf } from './disk-space.ts';
import { type DiskState, DiskWatch } from './disk-watch.ts';
import { reserveBytes, reserveFile } from './reserve.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-disk-'));
const file = path.join(folder, 'reserve');
/** What others have left on the disk: a reserve of ours that is there takes its part of it. */
const disk = { room: 10_000 * megabyte, size: 100_000 * megabyte };
const reserve = reserveFile(file);

beforeAll(() => Logger.overrideLogger(false));
let watch: DiskWatch;
let states: DiskState[];
beforeEach(() => {
  states = [];
  watch = new DiskWatch({
    disk: {
      look: async () => ({ free: disk.room - (reserve.isThere() ? reserveBytes : 0), size: disk.size }),
      reserve,
    },
  });
  watch.onChange((state) => states.push(state));
});
afterEach(() => {
  jest.restoreAllMocks();
  watch.onApplicationShutdown();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function withRoom(megabytes: number): Promise<DiskState> {
  disk.room = megabytes * megabyte;
  await watch.look();
  return watch.state;
}

test('below 256 MB nothing new is taken, below 32 MB nothing at all, and with room everything is as before', async () => {
  await watch.onApplicationBootstrap();
  expect(await withRoom(256)).toBe('enough');
  expect(await withRoom(255)).toBe('low');
  // A disk at the floor does not come and go.
  expect(await withRoom(260)).toBe('low');
  expect(await withRoom(31)).toBe('last');
  expect(await withRoom(33)).toBe('low');
  expect(await withRoom(300)).toBe('enough');
  expect(states).toEqual(['low', 'last', 'low', 'enough']);
});

test('a small disk has its floor at a twentieth', async () => {
  disk.size = 1000 * megabyte;
  expect(await withRoom(51)).toBe('enough');
  expect(await withRoom(49)).toBe('low');
  disk.size = 100_000 * megabyte;
});

test('the reserve is made when the start is over, given up for the end of quizzes, and made again with room', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  await watch.onApplicationBootstrap();
  await withRoom(10_000);
  expect(reserve.isThere()).toBe(false);
  now.mockReturnValue(60_001);
  await withRoom(10_000);
  expect(statSync(file).size).toBe(reserveBytes);
  expect(statSync(file).blocks * 512).toBeGreaterThanOrEqual(reserveBytes * 0.9);
  // 20 MB are free beside the reserve: with it there are 84.
  expect(await withRoom(84)).toBe('low');
  expect(reserve.isThere()).toBe(false);
  expect(await withRoom(20)).toBe('last');
  now.mockReturnValue(200_000);
  expect(await withRoom(10_000)).toBe('enough');
  expect(reserve.isThere()).toBe(true);
});

test('a folder’s disk is looked at, and one that is not there is no reason to stop', async () => {
  const { free, size } = await diskOf([os.tmpdir(), '/nowhere/at/all'])();
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free);
  expect(await diskOf(['/nowhere/at/all'])()).toEqual({ free: Infinity, size: Infinity });
});
