import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { impersonalTables, personalTables } from '../accounts/personal-tables.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { MEDIA_STORE, type MediaStore, nameAt } from '../media/media-store.ts';
import { readTables } from '../operations/backup/tables.ts';
import { DeletionService } from './deletion.service.ts';
import { personEverywhere } from './person-everywhere.fixture.ts';

let server: RunningApp;
let database: pg.Client;
let world: Awaited<ReturnType<typeof personEverywhere>>;
beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  world = await personEverywhere(server, database);
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

const allRows = async (table: string) =>
  (
    await database.query<{ row: string }>(`select t::text as row from ${pg.escapeIdentifier(table)} t order by 1`)
  ).rows.map(({ row }) => row);
const tables = async () => (await readTables(database)).map(({ table }) => table);
/** Rows by their table in which somebody's id, name or e-mail stands. */
async function tracesOf(person: Record<string, string | number>): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    for (const row of await allRows(table)) {
      if (Object.values(person).some((trace) => row.includes(String(trace)))) found.push(`${table}: ${row}`);
    }
  }
  return found;
}

test('every table has a rule of how it belongs to people', async () => {
  const ruled = [...Object.keys(personalTables), ...Object.keys(impersonalTables)];
  expect(ruled.toSorted()).toEqual(await tables());
});

test('every column that names a user is in a table that says something about people', async () => {
  const { rows } = await database.query<{ table: string }>(
    `select distinct conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  );
  const computed = ['findable_items', 'user_search_keys'];
  const named = rows.map(({ table }) => table).filter((table) => !computed.includes(table));
  expect(named.filter((table) => !(table in personalTables))).toEqual([]);
});

test.each(Object.keys(personalTables))('%s holds something of somebody who has been everywhere', async (table) => {
  const { of } = personalTables[table]!;
  const { rows } = await database.query(
    `select 1 from ${pg.escapeIdentifier(table)} t where ${of.replaceAll('$1', '$1::integer')} limit 1`,
    [world.person.user_id],
  );
  expect(rows).toHaveLength(1);
});

test('S64 the download holds the rows of every table, without hashes, with times that anybody can read', async () => {
  const { tables: exported, exported_at } = await world.person.api.exportData();
  expect(Math.abs(exported_at - Date.now())).toBeLessThan(60_000);
  expect(Object.keys(exported).toSorted()).toEqual(Object.keys(personalTables).toSorted());
  for (const [table, rows] of Object.entries(exported)) expect([table, rows.length]).not.toEqual([table, 0]);
  const [user] = exported.users as { created_at: string }[];
  expect(user).toMatchObject({ username: world.traces.username, email: world.traces.email });
  expect(user!.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*\+00:00$/);
  const text = JSON.stringify(exported);
  expect(text).not.toMatch(/password_hash|token_hash|argon2/);
  // Their own row of the class they are in, their own class; and nothing of whoever else was there, other pupils included.
  expect(text).toContain(`Pupil of ${world.traces.username}`);
  expect(text).not.toContain(world.other.username);
});

test('S64 deletion leaves no trace of the person, and nothing of others is gone', async () => {
  const { person, other, traces } = world;
  const [{ user_picture }] = (
    await database.query('select user_picture from users where user_id = $1', [person.user_id])
  ).rows as [{ user_picture: string }];
  const picture = nameAt(user_picture.replace('/media/', ''))!;
  const media = server.app.get<MediaStore>(MEDIA_STORE);
  expect(await media.get(picture)).toBeDefined();
  const before = (await other.api.exportData()).tables;

  await person.api.deleteUser({ body: { password: 'four words are long' } });
  await server.app.get(DeletionService).purgeDue();
  expect(await tracesOf(traces)).not.toEqual([]);
  await database.query(`update users set deletion_asked_at = now() - interval '14 days' where user_id = $1`, [
    person.user_id,
  ]);
  await server.app.get(DeletionService).purgeDue();

  expect(await tracesOf(traces)).toEqual([]);
  expect(await media.get(picture)).toBeUndefined();
  const after = (await other.api.exportData()).tables;
  for (const table of ['users', 'items', 'lives', 'live_events', 'translations', 'word_schedules', 'identities']) {
    expect({ [table]: after[table] }).toEqual({ [table]: before[table] });
  }
  // In a quiz of theirs the seat is still there, as are its points and its answer; the quiz of the person is gone.
  const { rows: seats } = await database.query('select name, person_id, device from seats');
  expect(seats).toEqual([{ name: 'Player 1', person_id: null, device: null }]);
  const { rows: kept } = await database.query<{ schedule: string }>('select schedule from answers order by schedule');
  const ofOther = [`person:${other.user_id}`, `person:${other.user_id}/sentences`];
  expect(kept).toEqual([{ schedule: expect.stringMatching(/^live:/) }, ...ofOther.map((schedule) => ({ schedule }))]);
}, 30_000);
