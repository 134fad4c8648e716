/** @jest-environment node */
import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { aStudy, aWord } from '../study.fixture.ts';
import {
  dropProgress,
  keepOnlyProgressOf,
  longestPauseMs,
  progressKey,
  readProgress,
  writeProgress,
} from './kept-progress.ts';

const progress = { position: 3, pages: ['dog', 'cat'] };
const now = Date.parse('2026-11-21T09:00:00Z');
const key = progressKey(aStudy({}));

test('a study goes on where it was left', async () => {
  await writeProgress(key, [1, 2], progress, now);
  expect(await readProgress(key, [2, 1, 3], now + longestPauseMs)).toEqual(progress);
});

test('after more than a day it begins anew', async () => {
  await writeProgress(key, [1, 2], progress, now);
  expect(await readProgress(key, [1, 2], now + longestPauseMs + 1)).toBeUndefined();
});

test('it begins anew when one of its words is gone', async () => {
  await writeProgress(key, [1, 2], progress, now);
  expect(await readProgress(key, [1], now)).toBeUndefined();
});

test('it begins anew when it was finished', async () => {
  await writeProgress(key, [1, 2], progress, now);
  await dropProgress(key);
  expect(await readProgress(key, [1, 2], now)).toBeUndefined();
});

test('viewer, study, view and selection each have a progress of their own', () => {
  const study = aStudy({});
  const word_ids = [1];
  const others = [
    study,
    aStudy({ viewer: 'peter' }),
    aStudy({ viewer: null }),
    aStudy({ ids: ['12', '13'] }),
    { ...study, address: { ...study.address, view: 'test' as const } },
    aStudy({ words: [aWord()], selection: { word_ids, isFromSchedule: false } }),
    aStudy({ words: [aWord()], selection: { word_ids, isFromSchedule: true } }),
    aStudy({ words: [aWord()], selection: { word_ids: [1, 2], isFromSchedule: true } }),
  ];
  expect(new Set(others.map((one) => JSON.stringify(progressKey(one)))).size).toBe(others.length);
});

test('nothing of the earlier user is left when somebody else comes', async () => {
  await writeProgress(key, [1], progress, now);
  await keepOnlyProgressOf('peter');
  expect(await readProgress(key, [1], now)).toBeUndefined();
});
