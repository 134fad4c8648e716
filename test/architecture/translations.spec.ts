import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entriesOf, locales } from './catalogues.ts';

const web = path.resolve('apps/web');
const ofPages = [
  'main',
  'pages',
  'account',
  'tree',
  'editing',
  'classes',
  'games',
  'sentences',
  'stories',
  'printing',
  'imports',
];
const parts = [...ofPages, 'live', 'playing', 'keep', 'hosting'];
let extracted: string;

beforeAll(() => {
  extracted = mkdtempSync(path.join(tmpdir(), 'catalogues-'));
  const cli = path.resolve('node_modules/@lingui/cli/dist/lingui.js');
  const env = { ...process.env, CATALOGUES: extracted, NODE_ENV: '', NODE_OPTIONS: '' };
  execFileSync(process.execPath, [cli, 'extract', '--config', path.join(web, 'lingui.config.ts')], { env });
}, 60_000);
afterAll(() => rmSync(extracted, { recursive: true, force: true }));

const idsIn = (folder: string, part: string) =>
  entriesOf(folder, 'en', part)
    .map(({ id, context }) => `${context} ${id}`)
    .toSorted();

// A text that is in no catalogue is shown as its number once built: `npm run translate` puts it in.
test.each(parts)('every text of the pages stands in the catalogue %s', (part) => {
  const wanted = idsIn(extracted, part);
  expect(wanted.length).toBeGreaterThan(20);
  expect(idsIn(locales, part)).toEqual(wanted);
});

test('every file with texts is read for a catalogue', () => {
  const origins = parts.flatMap((part) =>
    [...readFileSync(path.join(extracted, 'en', `${part}.po`), 'utf8').matchAll(/^#: (.+?)(?::\d+)?$/gm)].map(
      ([, file]) => file,
    ),
  );
  const files = globSync('src/**/*.{ts,tsx}', { cwd: web, exclude: (name) => /\.(spec|fixture)\./.test(name) });
  const withTexts = files.filter((file) => {
    const code = readFileSync(path.join(web, file), 'utf8');
    return code.includes('/macro') && /<(?:Trans|Plural|Select)\b|\b(?:t|msg)`|\bplural\(/.test(code);
  });
  expect(withTexts.length).toBeGreaterThan(100);
  expect(withTexts.filter((file) => !origins.includes(file.replaceAll(path.sep, '/')))).toEqual([]);
});
