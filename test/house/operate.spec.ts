import { afterAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../../apps/server/src/database/fresh-database.fixture.ts';
import { filledFolder, newFolder, postgresIn, removeAll, start, type Started, startServer } from './server.fixture.ts';

afterAll(removeAll);

function operate(DATA_DIR: string, ...words: string[]): Promise<{ code: number | string; said: string }> {
  return operateWith({ DATA_DIR }, ...words);
}

async function operateWith(env: Record<string, string>, ...words: string[]) {
  const command = start(process.execPath, ['scripts/operate.mjs', ...words], env);
  return {
    code: await command.ended,
    said: command
      .said()
      .replace(/^Building .*\n/, '')
      .trim(),
  };
}

async function signUp(url: string, username: string): Promise<void> {
  const account = { username, email: `${username}@example.org`, password: 'four words are long', role: 'teacher' };
  const answer = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(answer.status).toBe(201);
}

/** Looks after a server while it runs: checked, computed anew, and given an admin. */
async function lookedAfter(data: string, server: Started): Promise<void> {
  expect((await operate(data, 'doctor')).code).toBe(0);
  expect((await operate(data, 'rebuild')).said).toContain('computed anew from the log');
  await signUp(await server.ready, 'head_teacher');
  expect(await operate(data, 'admin', 'head_teacher')).toEqual({ code: 0, said: 'head_teacher is admin now.' });
  expect(await operate(data, 'admin', 'nobody')).toEqual({ code: 1, said: 'There is no user called "nobody".' });
}

/** Restores a backup of the data `from` into an empty folder, where the doctor finds nothing wrong; once only. */
async function restoredIn(folder: string, backup: { from: string; file: string; said: string }): Promise<void> {
  const restored = await operate(folder, 'restore', backup.file);
  expect(restored.said).toContain(/holds (\d+ rows of \d+ tables and \d+ uploaded files)/.exec(backup.said)![1]);
  expect(restored.code).toBe(0);
  expect(fs.readFileSync(path.join(folder, 'secret'))).toEqual(fs.readFileSync(path.join(backup.from, 'secret')));
  const doctor = await operate(folder, 'doctor');
  expect(doctor.said).not.toContain('WRONG');
  expect(doctor.code).toBe(0);
  expect(postgresIn(folder)).toBeUndefined();

  const again = await operate(folder, 'restore', backup.file);
  expect(again.said).toMatch(/^A backup is restored only where nothing is yet, but there is already: table /);
  expect(again.code).toBe(1);
}

test('a backup made beside a running server is restored elsewhere, and the doctor finds nothing wrong', async () => {
  const data = await filledFolder();
  const server = startServer({ DATA_DIR: data });
  await server.ready;

  const backup = await operate(data, 'backup');
  expect(backup.said).toMatch(
    /^\S+\.tar\.gz holds \d+ rows of \d+ tables and \d+ uploaded files\. It was opened again/,
  );
  expect(backup.code).toBe(0);
  const [name] = fs.readdirSync(path.join(data, 'backups'));
  const file = path.join(data, 'backups', name!);
  const elsewhere = newFolder();
  // Beside each other: they share the file alone.
  await Promise.all([lookedAfter(data, server), restoredIn(elsewhere, { from: data, file, said: backup.said })]);

  const overServer = await operate(data, 'restore', file);
  expect(overServer.said).toContain('is in use by another Lexiroom server');
  expect(overServer.code).toBe(1);

  const moved = startServer({ DATA_DIR: elsewhere });
  expect((await fetch(`${await moved.ready}/api/health`)).status).toBe(200);
}, 90_000);

test('the doctor says what is wrong, and ends with 1', async () => {
  const DATABASE_URL = await freshDatabase();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`insert into users (username, username_key, role) values ('ada', 'ada', 'teacher')`);
  await client.end();
  const { code, said } = await operateWith({ DATABASE_URL, DATA_DIR: newFolder() }, 'doctor');
  expect(said).toContain(
    'WRONG  Everybody has a root folder, and a name that is found\n       items of user 1: none instead of a root folder\n',
  );
  expect(said.match(/^WRONG/gm)).toHaveLength(1);
  expect(code).toBe(1);
});

test('where nothing was ever started there is nothing to back up', async () => {
  const data = newFolder();
  const { code, said } = await operate(data, 'backup');
  expect(said).toBe(`There are no data in ${data} yet.`);
  expect(code).toBe(1);
  expect(fs.readdirSync(data)).toEqual([]);
});
