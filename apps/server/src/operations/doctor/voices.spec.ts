import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { layVoice } from '../../speech/piper/stand-in.fixture.ts';
import { linesOf } from './report-lines.ts';
import { runCheck } from './run-checks.ts';
import { compareVoices, tellOfVoices } from './voices.ts';

const check = { name: 'Every voice of VOICES_DIR can be used', look: compareVoices, remark: tellOfVoices };
const client = { query: () => Promise.resolve() } as unknown as pg.ClientBase;
const others = { databaseUrl: '', mediaFolder: null, contentRoot: '' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-voices-'));
  await layVoice(folder, '2-de_DE-thorsten', 'de_DE');
});
afterAll(() => rm(folder, { recursive: true }));

const told = async (voicesFolder?: string) =>
  linesOf(await runCheck(check, client, { ...others, ...(voicesFolder === undefined ? {} : { voicesFolder }) }));

test('voices that are used are told', async () => {
  expect(await told(folder)).toEqual([
    'ok     Every voice of VOICES_DIR can be used',
    '       2-de_DE-thorsten is voice 2 of German',
  ]);
});

test('one that cannot be used is wrong, and so is a folder that is not there', async () => {
  await layVoice(folder, 'is_IS-bui', 'is_IS');
  const lines = await told(folder);
  expect(lines[0]).toContain('WRONG');
  expect(lines[1]).toContain('is_IS-bui: decks cannot be in its language, is_IS instead of a voice that is used');
  expect((await told(path.join(folder, 'nowhere')))[1]).toContain('it could not be looked at: ENOENT');
});

test('without the setting there is nothing to tell', async () => {
  expect(await told()).toEqual(['ok     Every voice of VOICES_DIR can be used']);
});
