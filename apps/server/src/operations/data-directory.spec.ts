import { afterAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDataDirectory } from './data-directory.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-data-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('S59 a data directory that is made new shows nobody else of this computer what is in it', () => {
  const dir = path.join(folder, 'around', 'data');
  openDataDirectory(dir).close();
  // As root another user still passes through to the folder of PostgreSQL.
  expect(fs.statSync(dir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});

test('one that is there keeps the mode its owner gave it', () => {
  const dir = path.join(folder, 'given');
  fs.mkdirSync(dir);
  fs.chmodSync(dir, 0o750);
  openDataDirectory(dir).close();
  expect(fs.statSync(dir).mode & 0o777).toBe(0o750);
});
