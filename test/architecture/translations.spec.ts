import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
const pairs = ['es', 'ar'].flatMap((language) => parts.map((part) => [language, part] as const));
let extracted: string;

beforeAll(() => {
  extracted = mkdtempSync(path.join(tmpdir(), 'catalogues-'));
  const cli = path.resolve('node_modules/@lingui/cli/dist/lingui.js');
  const env = { ...process.env, CATALOGUES: extracted, NODE_ENV: '', NODE_OPTIONS: '' };
  execFileSync(process.execPath, [cli, 'extract', '--config', path.join(web, 'lingui.config.ts')], { env });
}, 60_000);
afterAll(() => rmSync(extracted, { recursive: true, force: true }));

const unquote = (quoted: string) =>
  quoted
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');

/** The texts of a catalogue with their translations; obsolete entries are comments and not read. */
function textsOf(folder: string, language: string, part: string): Map<string, string> {
  const file = readFileSync(path.join(folder, language, `${part}.po`), 'utf8');
  const entries = file.matchAll(/^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm);
  const texts = [...entries].map(([, id = '', text = '']) => [unquote(id.trim()), unquote(text.trim())] as const);
  return new Map(texts.filter(([id]) => id !== ''));
}

const gapsOf = (text: string) => [...new Set(text.match(/\{\w+|<\/?\d+\/?>/g))].toSorted();

// A text that is in no catalogue is shown as its number once built: `npm run translate` puts it in.
test.each(parts)('every text of the pages stands in the catalogue %s', (part) => {
  const wanted = [...textsOf(extracted, 'en', part).keys()].toSorted();
  expect(wanted.length).toBeGreaterThan(20);
  expect([...textsOf(path.join(web, 'src/locales'), 'en', part).keys()].toSorted()).toEqual(wanted);
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

test.each(pairs)('every text is translated, with all its gaps: %s, %s', (language, part) => {
  const texts = textsOf(path.join(web, 'src/locales'), language, part);
  expect(texts.size).toBeGreaterThan(20);
  const lacking = [...texts].filter(([id, text]) => {
    const gaps = gapsOf(text);
    return text === '' || gapsOf(id).some((gap) => !gaps.includes(gap) && !isPluralForm(id, gap));
  });
  expect(lacking).toEqual([]);
});

/** `{Nobody` in `=0 {Nobody in the room yet}` is a form of a plural and no gap. */
function isPluralForm(id: string, gap: string): boolean {
  return new RegExp(`(?:=\\d+|zero|one|two|few|many|other) \\${gap}`).test(id);
}

test('in Arabic a deck and a group of students are not called the same', () => {
  const texts = parts.flatMap((part) => [...textsOf(path.join(web, 'src/locales'), 'ar', part)]);
  const ofDecks = texts.filter(([id]) => /\bdecks?\b/i.test(id) && !/\bgroups?\b/i.test(id));
  expect(ofDecks.length).toBeGreaterThan(50);
  expect(ofDecks.filter(([, text]) => text.includes('مجموع'))).toEqual([]);
});
