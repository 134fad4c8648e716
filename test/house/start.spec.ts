import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { emptyDatabase } from '../../apps/server/src/database/fresh-database.fixture.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { migrations } from '../../apps/server/src/database/migrations/index.ts';
import { gone, killed, newFolder, postgresIn, removeAll, startServer } from './server.fixture.ts';

let data: string;
beforeAll(() => {
  data = newFolder();
});
afterAll(removeAll);

const health = async (address: string) => (await fetch(`${address}/api/health`)).status;

test('on an empty folder the server makes what it needs, is healthy, and ends cleanly', async () => {
  const server = startServer({ DATA_DIR: data });
  expect(await health(await server.ready)).toBe(200);
  expect(fs.statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(path.join(data, 'secret'))).toHaveLength(32);
  const postgres = postgresIn(data);
  expect(postgres).toBeDefined();
  expect(server.said()).toMatch(/^Setting up the database …\nFilling the library …\n\nLexiroom is running/);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(postgresIn(data)).toBeUndefined();
}, 60_000);

test('the console shows where phones find it, and the link that makes the first admin', async () => {
  const server = startServer({ DATA_DIR: data, HOST: '0.0.0.0' });
  await server.ready;
  expect(server.said()).toMatch(/On this computer {2,}http:\/\/localhost:\d+\n/);
  expect(server.said()).toMatch(/On the network {2,}(http:\/\/\d+\.\d+\.\d+\.\d+:\d+|no network found)\n/);
  expect(server.said()).toMatch(/First admin {2,}http:\/\/localhost:\d+\/signup\?setup=[\w-]{43}/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

test('the second time nothing is made anew, and the secret is the same; `npm run bench:start` measures it', async () => {
  const secret = fs.readFileSync(path.join(data, 'secret'));
  const madeAt = () => fs.statSync(path.join(data, 'postgres/PG_VERSION')).birthtimeMs;
  const firstMadeAt = madeAt();
  const server = startServer({ DATA_DIR: data });
  expect(await health(await server.ready)).toBe(200);
  server.child.kill('SIGTERM');
  await server.ended;
  expect(server.said()).toMatch(/^\nLexiroom is running/);
  expect(madeAt()).toBe(firstMadeAt);
  expect(fs.readFileSync(path.join(data, 'secret'))).toEqual(secret);
});

test('after kill -9 of the server its PostgreSQL is taken over', async () => {
  const victim = startServer({ DATA_DIR: data });
  await victim.ready;
  const postgres = postgresIn(data);
  victim.child.kill('SIGKILL');
  await victim.ended;

  const server = startServer({ DATA_DIR: data });
  expect(await health(await server.ready)).toBe(200);
  expect(postgresIn(data)).toBe(postgres);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(postgresIn(data)).toBeUndefined();
});

test('a PostgreSQL left behind that is too busy to answer at once is asked again, and taken over', async () => {
  const victim = startServer({ DATA_DIR: data });
  await victim.ready;
  const postgres = postgresIn(data)!;
  victim.child.kill('SIGKILL');
  await victim.ended;

  process.kill(postgres, 'SIGSTOP');
  const server = startServer({ DATA_DIR: data });
  await server.told(/Waiting for the PostgreSQL that an earlier start left behind …/);
  process.kill(postgres, 'SIGCONT');
  expect(await health(await server.ready)).toBe(200);
  expect(postgresIn(data)).toBe(postgres);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 60_000);

test('after kill -9 of both everything starts again', async () => {
  const victim = startServer({ DATA_DIR: data });
  await victim.ready;
  const postgres = postgresIn(data)!;
  victim.child.kill('SIGKILL');
  await killed(postgres);
  await victim.ended;

  const server = startServer({ DATA_DIR: data });
  expect(await health(await server.ready)).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 60_000);

test('a PostgreSQL that dies is started again while the server runs', async () => {
  const server = startServer({ DATA_DIR: data });
  await server.ready;
  const first = postgresIn(data)!;
  await killed(first);
  while ((postgresIn(data) ?? first) === first) await new Promise((resolve) => setTimeout(resolve, 20));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await gone(first);
  expect(postgresIn(data)).toBeUndefined();
}, 60_000);

test('what an older version filled is backed up before it is changed, and then served', async () => {
  const folder = newFolder();
  const DATABASE_URL = await emptyDatabase();
  await migrate(DATABASE_URL, migrations.at(-2)!.name);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`insert into users (username, username_key, role) values ('ada', 'ada', 'teacher')`);
  await client.end();
  const server = startServer({ DATA_DIR: folder, DATABASE_URL });
  expect(await health(await server.ready)).toBe(200);
  const [made] = fs.readdirSync(path.join(folder, 'backups'));
  expect(server.said()).toMatch(
    new RegExp(`^Before the update everything was backed up: ${folder}/backups/${made} holds \\d+ rows of \\d+ tables`),
  );
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 60_000);

test('a first start that was killed half-way is begun anew', async () => {
  const folder = newFolder();
  const victim = startServer({ DATA_DIR: folder });
  const isBegun = () =>
    fs.existsSync(folder) && fs.readdirSync(folder).some((name) => name.startsWith('postgres.draft'));
  while (!isBegun()) await new Promise((resolve) => setTimeout(resolve, 2));
  victim.child.kill('SIGKILL');
  await victim.ended;

  const server = startServer({ DATA_DIR: folder });
  expect(await health(await server.ready)).toBe(200);
}, 60_000);

test('a certificate that cannot be read ends the start with a sentence, and nothing is made', async () => {
  const empty = newFolder();
  const server = startServer({ DATA_DIR: empty, TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' });
  expect(await server.ended).toBe(1);
  expect(server.said().trim()).toBe(
    'The certificate of TLS_CERT cannot be read: there is no way to /nowhere/cert.pem (ENOENT).',
  );
  expect(fs.readdirSync(empty)).toEqual([]);
});
