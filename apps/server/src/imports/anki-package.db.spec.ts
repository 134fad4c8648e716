import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { compareWordSchedules } from '../answers/projections.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { brought, leavesNothing, start, until } from './import.fixture.ts';

jest.setTimeout(120_000);

let server: RunningApp;
let database: pg.Client;
let ana: Member;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  ana = await newMember(server.url);
});
afterAll(async () => {
  await database.end();
  await server.close();
});

test.each(['anki2.apkg', 'anki21.colpkg', 'anki21b.apkg'])('%s of Anki itself is read, written and undone', async (name) => {
  const view = await brought(ana, await readFile(path.resolve('test/fixtures/interchange/anki', name)), { file_name: name });
  expect(view).toMatchObject({ format: 'anki' });
  const done = await start(ana, view);
  expect(done.counts).toMatchObject({ words: view.counts.words, sentences: view.counts.sentences });
  expect(done.counts.words + done.counts.sentences).toBeGreaterThan(0);
  expect(await compareWordSchedules(database)).toEqual([]);
  await ana.api.undoImport({ body: { import_id: done.import_id } });
  await until(ana, done.import_id, 'undone');
  expect(await compareWordSchedules(database)).toEqual([]);
  await leavesNothing(path.join(server.options.dataDir, 'imports'));
}); // prettier-ignore
