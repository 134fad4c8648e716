import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { breaches } from './rules.ts';

const planted: string[] = [];
afterAll(() => planted.forEach((root) => rmSync(root, { recursive: true })));

/** A small project that keeps every rule. */
const soundProject = {
  'apps/server/package.json': '{ "dependencies": { "pg": "1" } }',
  'apps/server/src/decks/decks.service.ts':
    "import 'node:fs'; import 'pg'; import { Deck } from '@lexiroom/contracts/decks';",
  'apps/web/package.json': '{ "dependencies": { "react": "1" } }',
  'apps/web/src/decks/deck.screen.tsx': "import 'react'; import { Deck } from '@lexiroom/contracts/decks';",
  'libs/contracts/src/decks/index.ts': "import 'zod/mini'; import { tidy } from '@lexiroom/domain/text';",
  'libs/domain/src/text/index.ts': "export * from './tidy.ts';",
  'libs/domain/src/text/tidy.ts': 'export const tidy = 1;',
  'libs/domain/src/text/tidy.spec.ts': "import '@jest/globals'; import { tidy } from './tidy.ts';",
  'libs/domain/src/games/word-rush/index.ts': "import './machine.ts';",
  'libs/domain/src/games/word-rush/machine.ts': "import 'xstate'; import '../../text/index.ts';",
  'libs/domain/src/games/quick-pick/index.ts': 'export {};',
  'libs/domain/src/scheduling/index.ts': "import './due.ts';",
  'libs/domain/src/scheduling/due.ts': 'export const due = 1;',
  'libs/domain/src/scheduling/fsrs/index.ts': "import 'ts-fsrs'; import '../index.ts';",
  'libs/domain/src/scheduling/fsrs/fsrs.spec.ts': "import '@jest/globals'; import 'ts-fsrs'; import './index.ts';",
};

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-architecture-'));
  planted.push(root);
  for (const [file, text] of Object.entries({ ...soundProject, ...files })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test('this project keeps every rule', () => {
  expect(breaches(path.join(import.meta.dirname, '../..'))).toEqual([]);
});

test('a small project that keeps every rule has no breaches', () => {
  expect(breaches(plant({}))).toEqual([]);
});

const layer = 'each layer imports only what lies below it';
const game = 'a game does not import another game';
const entry = 'a noun of the libs is entered through its index.ts';
const folder = 'no folder is a dumping ground';
const circle = 'no file imports itself through others';

test.each([
  ['the domain uses a package', layer, 'libs/domain/src/text/search-key.ts', "import 'zod/mini';"],
  ['another rule uses the package of FSRS', layer, 'libs/domain/src/scheduling/due.ts', "import 'ts-fsrs';"],
  ['FSRS uses another package', layer, 'libs/domain/src/scheduling/fsrs/index.ts', "import 'zod/mini';"],
  ['the domain reads a file', layer, 'libs/domain/src/text/search-key.ts', "import 'node:fs';"],
  ['the domain knows the wire', layer, 'libs/domain/src/text/search-key.ts', "import '@lexiroom/contracts/decks';"],
  ['rules use a state machine', layer, 'libs/domain/src/games/word-rush/rules.ts', "import 'xstate';"],
  ['the contracts use a package', layer, 'libs/contracts/src/decks/index.ts', "import 'react';"],
  ['the contracts know the server', layer, 'libs/contracts/src/decks/index.ts', "import '@lexiroom/server/decks';"],
  ['the page imports the server', layer, 'apps/web/src/main.tsx', "import '../../server/src/decks/decks.service.ts';"],
  ['the server imports the page', layer, 'apps/server/src/main.ts', "import '../../web/src/decks/deck.screen.tsx';"],
  ['the page uses a package of the server', layer, 'apps/web/src/main.tsx', "import { Pool } from 'pg';"],
  ['the page uses Node', layer, 'apps/web/src/main.tsx', "const fs = await import('node:fs');"],
  ['the server uses a package of the page', layer, 'apps/server/src/main.ts', "import type { FC } from 'react';"],
  [
    'a game imports another',
    game,
    'libs/domain/src/games/word-rush/rules.ts',
    "export * from '../quick-pick/index.ts';",
  ],
  ['a screen imports another game', game, 'apps/web/src/games/a/a.screen.tsx', "import '../b/b.screen.tsx';"],
  [
    'a game is entered past its index.ts',
    entry,
    'libs/domain/src/text/search-key.ts',
    "import '../games/word-rush/machine.ts';",
  ],
  ['a noun is entered past its index.ts', entry, 'apps/web/src/main.tsx', "import '@lexiroom/domain/text/tidy';"],
  ['a noun has no index.ts', entry, 'libs/domain/src/scoring/ranks.ts', 'export const ranks = 1;'],
  ['a file of the libs has no noun', entry, 'libs/domain/src/ranks.ts', 'export const ranks = 1;'],
  ['a folder is called utils', folder, 'apps/web/src/utils/dates.ts', 'export {};'],
  ['a folder is called shared', folder, 'test/shared/dates.ts', 'export {};'],
  ['a file imports itself', circle, 'libs/domain/src/text/search-key.ts', "import './search-key.ts';"],
])('%s: that is found', (_what, rule, file, text) => {
  const found = breaches(plant({ [file]: text }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${rule}: ${rule === folder ? path.dirname(file) : file}`);
});

test('a circle of three files is found, also when only types go round', () => {
  const root = plant({
    'apps/server/src/live/a.ts': "import './b.ts';",
    'apps/server/src/live/b.ts': "import type { C } from './c.ts';",
    'apps/server/src/live/c.ts': "export * from './a.ts';",
  });
  expect(breaches(root)).toEqual([
    'no file imports itself through others: ' +
      'apps/server/src/live/a.ts → apps/server/src/live/b.ts → apps/server/src/live/c.ts → apps/server/src/live/a.ts',
  ]);
});
