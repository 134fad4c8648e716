import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { makeAdmin } from './make-admin.ts';

let url: string;
let database: pg.Client;
beforeAll(async () => {
  url = await freshDatabase();
  database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    `insert into users (username, username_key, role) values ('ada', 'ada', 'teacher'), ('lexiroom', 'lexiroom', 'teacher')`,
  );
});
afterAll(() => database.end());

const admins = async () => (await database.query('select username from users where is_admin')).rows;

test('a user is made admin by their name, which is written down', async () => {
  await makeAdmin(url, ' Ada ');
  expect(await admins()).toEqual([{ username: 'ada' }]);
  expect((await database.query('select action, detail from audit_rows')).rows).toEqual([
    { action: 'admin_made', detail: { by: 'command' } },
  ]);
});

test.each(['nobody', 'lexiroom', ''])('%j is nobody who could be', async (username) => {
  await expect(makeAdmin(url, username)).rejects.toThrow(`There is no user called "${username}".`);
  expect(await admins()).toEqual([{ username: 'ada' }]);
});
