import { afterAll, expect, test } from '@jest/globals';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeEnvironment, nodeFlags } from '../../scripts/node-bin.mjs';
import { missingFrom, nounFolders } from './documents.ts';
import { floors } from './floors.ts';

const root = path.join(import.meta.dirname, '../..');
const planted = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-documents-'));
afterAll(() => rmSync(planted, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];

test.each(documents)('what %s names is there', (document) => {
  expect(missingFrom(root, document)).toEqual([]);
});

mkdirSync(path.join(planted, 'libs'));
writeFileSync(path.join(planted, 'libs/rules.ts'), 'export function decide() {}\nconst decided = 1;');

test.each([
  ['a path', 'See `libs/rules.ts` and `libs/law.ts`.', ['libs/law.ts']],
  ['a folder', '`libs` `apps/web`', ['apps/web']],
  ['a name', '`decide` in `libs/rules.ts`, `decid` in\n`libs/rules.ts`', ['decid in libs/rules.ts']],
  ['a link', '[rules](libs/rules.ts) [law](law.md)', ['link to law.md']],
  ['a heading', '# A game, of words\n[there](#a-game-of-words) [not there](#a-table)', ['link to #a-table']],
])('%s that is not there is found', (_, text, missing) => {
  writeFileSync(path.join(planted, 'text.md'), text);
  expect(missingFrom(planted, 'text.md')).toEqual(missing);
});

test('a path with a gap is an instruction, and an address of the product is no path', () => {
  writeFileSync(
    path.join(planted, 'text.md'),
    '`libs/<noun>/index.ts`, `GET /api/health`, [site](https://example.org)',
  );
  expect(missingFrom(planted, 'text.md')).toEqual([]);
});

test('every folder has its line in the map', () => {
  const map = found(read('ARCHITECTURE.md'), /^\| `([^`]+)`/gm);
  expect(nounFolders(root).filter((folder) => !map.includes(folder))).toEqual([]);
});

test.each(['server', 'web'] as const)('the map of apps/%s is drawn in the order of its floors', (app) => {
  const [, map = ''] = read('ARCHITECTURE.md').split(`\n### apps/${app}: `);
  const rows = [...map.split('\n### ')[0]!.matchAll(/^\| (?:\*\*(.+?)\*\*|`apps\/\w+\/src\/(.+?)`)/gm)];
  expect(rows.map(([, floor, folder]) => floor ?? folder)).toEqual(
    floors[app].flatMap(({ name, rooms }) => [name, ...rooms.filter((room) => !room.includes('.'))]),
  );
});

test('every table and view has its line, and there are no others', () => {
  const made = globSync('apps/server/src/database/migrations/*.ts', { cwd: root }).map(read).join('\n');
  const dropped = found(made, /drop table (\w+)/g);
  const kept = found(made, /create (?:table|view) (\w+)/g).filter((table) => !dropped.includes(table));
  const [, tables = ''] = read('ARCHITECTURE.md').split('\n## Tables\n');
  expect(found(tables, /^\| `(\w+)`/gm).toSorted()).toEqual(kept.toSorted());
});

test('every setting has its line, and there are no others', () => {
  const [, settings = ''] =
    /z\.object\(\{(.*?)\n\}\);/s.exec(read('apps/server/src/configuration/environment.ts')) ?? [];
  const [, table = ''] = read('README.md').split('\n## Settings\n');
  expect(found(table, /^\| `([A-Z_]+)`/gm).toSorted()).toEqual(found(settings, /^ {2}([A-Z_]+):/gm).toSorted());
});

test('every command that is named can be given', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) => found(read(document), /npm run ([\w:]+)/g));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const specs = globSync(['apps/*/src/**/*.spec.{ts,tsx}', 'libs/*/src/**/*.spec.ts', 'test/**/*.spec.ts'], {
  cwd: root,
});
const checksIn = (file: string) => found(read(file), /\b(S\d{1,2})\b/g);

test('every security check that a spec names is in the list', () => {
  const listed = found(read('docs/security-checks.md'), /^\| (S\d+)/gm);
  expect([...new Set(specs.flatMap(checksIn))].filter((check) => !listed.includes(check))).toEqual([]);
});

test('every security check is named by the specs in which it is said to be seen', () => {
  const rows = [...read('docs/security-checks.md').matchAll(/^\| (S\d+) .*\|([^|]+)\|$/gm)];
  const silent = rows.flatMap(([, check = '', seenIn = '']) =>
    found(seenIn, /`([^`]+)`/g).filter((file) => !existsSync(path.join(root, file)) || !checksIn(file).includes(check)),
  );
  expect(silent).toEqual([]);
  expect(rows.length).toBeGreaterThan(50);
});

const versionOf = (file: string) => (JSON.parse(read(file)) as { version: string }).version;

test('every workspace has the version of the product', () => {
  const others = globSync('{apps,libs}/*/package.json', { cwd: root }).filter(
    (file) => versionOf(file) !== versionOf('package.json'),
  );
  expect(others).toEqual([]);
});

test('a container starts Node as npm start does', () => {
  const [, command] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? [];
  expect(JSON.parse(command ?? 'null')).toEqual(['node', ...nodeFlags, expect.stringMatching(/main\.js$/)]);
  for (const [name, value] of Object.entries(nodeEnvironment))
    expect(read('Dockerfile')).toContain(` ${name}=${value}`);
});
