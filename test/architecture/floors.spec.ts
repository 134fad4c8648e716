import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { misplacedRooms, upwardImports } from './floor-breaches.ts';
import { type App, type Floor, floors, orderInside } from './floors.ts';

const apps = Object.keys(floors) as App[];
const srcOf = (app: App) => path.join(import.meta.dirname, '../../apps', app, 'src');

describe.each(apps)('the floors of the %s, from the bottom up', (app) => {
  const upwards = upwardImports(srcOf(app), floors[app]);

  test.each(floors[app].map(({ name, rooms }) => [name, rooms.join(', '), rooms] as const))(
    '%s: %s',
    (_name, _rooms, rooms) => {
      expect([...upwards].filter(([way]) => rooms.includes(way.split(' → ')[0]!))).toEqual([]);
    },
  );

  test('every folder and every file of src stands on one floor', () => {
    expect(misplacedRooms(srcOf(app), floors[app])).toEqual([]);
  });
});

test.each(Object.entries(orderInside))(
  'inside %s everything stands in its order, and imports from before it',
  (room, order) => {
    const folder = path.join(import.meta.dirname, '../../apps', room);
    const within = [{ name: room, rooms: order }];
    expect([...upwardImports(folder, within)]).toEqual([]);
    expect(misplacedRooms(folder, within)).toEqual([]);
  },
);

const small: Floor[] = [
  { name: 'foundations', rooms: ['clock', 'database'] },
  { name: 'nouns', rooms: ['decks', 'live'] },
  { name: 'what is composed', rooms: ['main.ts'] },
];
const planted: string[] = [];
afterAll(() => planted.forEach((src) => rmSync(src, { recursive: true })));

/** The `src` of a small app in which every import goes downwards, with some more files. */
function plant(files: Record<string, string>): string {
  const src = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-floors-'));
  planted.push(src);
  const sound = {
    'clock/clock.ts': 'export const now = 1;',
    'database/pool.ts': "import '../clock/clock.ts';",
    'decks/decks.ts': "import './deck.ts'; import type { Pool } from '../database/pool.ts';",
    'decks/deck.ts': 'export const deck = 1;',
    'decks/decks.spec.ts': "import '../main.ts';",
    'live/live.fixture.ts': "import '../main.ts';",
    'live/live.ts': "import '../decks/decks.ts';",
    'main.ts': "import './live/live.ts'; import '@lexiroom/domain/text';",
  };
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(path.join(src, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(src, file), text);
  }
  return src;
}

test('a small app that keeps its floors has no breaches; specs and fixtures may look at all of it', () => {
  const src = plant({});
  expect([...upwardImports(src, small)]).toEqual([]);
  expect(misplacedRooms(src, small)).toEqual([]);
});

test.each([
  ['a floor imports a higher one', 'clock/up.ts', "import '../decks/deck.ts';", 'clock → decks', 'decks/deck.ts'],
  [
    'only a type is imported',
    'clock/up.ts',
    "import type { D } from '../decks/deck.ts';",
    'clock → decks',
    'decks/deck.ts',
  ],
  ['it is imported later', 'clock/up.ts', "await import('../decks/deck.ts');", 'clock → decks', 'decks/deck.ts'],
  ['it is handed on', 'clock/up.ts', "export * from '../decks/deck.ts';", 'clock → decks', 'decks/deck.ts'],
  ['a folder imports its later neighbour', 'decks/up.ts', "import '../live/live.ts';", 'decks → live', 'live/live.ts'],
  ['a folder imports what composes it', 'live/up.ts', "import '../main.ts';", 'live → main.ts', 'main.ts'],
])('%s: that is found', (_what, file, text, way, target) => {
  expect([...upwardImports(plant({ [file]: text }), small)]).toEqual([[way, [`${file} → ${target}`]]]);
});

test('what stands on no floor, on two, or nowhere is found', () => {
  const src = plant({ 'rooms/attic.ts': 'export {};', 'settings.ts': 'export {};' });
  const wrong = [...small, { name: 'again', rooms: ['decks', 'cellar'] }];
  expect(misplacedRooms(src, wrong).toSorted()).toEqual([
    'cellar is not there',
    'decks is named twice',
    'rooms stands on no floor',
    'settings.ts stands on no floor',
  ]);
});
