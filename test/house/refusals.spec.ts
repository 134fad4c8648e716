import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../../apps/server/src/database/fresh-database.fixture.ts';
import { filledFolder, newFolder, postgresIn, removeAll, startServer } from './server.fixture.ts';

const silent = net.createServer();
let silentPort: number;
beforeAll(async () => {
  silentPort = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as net.AddressInfo).port));
  });
});
afterAll(async () => {
  silent.close();
  await removeAll();
});

/** Starts a server that cannot start; answers what it says, which is one line beside the steps that it began. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = startServer({ DATA_DIR: newFolder(), ...env });
  expect(await server.ended).toBe(1);
  const lines = server.said().trim().split('\n');
  const sentences = lines.filter((line) => !/^(Setting up the database|Filling the library) …$/.test(line));
  expect(sentences).toHaveLength(1);
  return sentences[0]!;
}

test('a port in use is said, before anything is made', async () => {
  const data = newFolder();
  const said = await refusal({ DATA_DIR: data, PORT: String(silentPort) });
  expect(said).toBe(`Port ${silentPort} is in use by another program: stop that one, or set PORT to another number.`);
  expect(fs.existsSync(path.join(data, 'postgres'))).toBe(false);
});

test('a data directory in use is said with its server, which goes on undisturbed', async () => {
  const data = await filledFolder();
  const first = startServer({ DATA_DIR: data });
  const address = await first.ready;
  const postgres = postgresIn(data);
  expect(await refusal({ DATA_DIR: data })).toBe(
    `The data directory ${data} is in use by another Lexiroom server (process ${first.child.pid}): ` +
      `it runs at ${address.replace('127.0.0.1', 'localhost')}. Stop that one first, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(postgresIn(data)).toBe(postgres);
}, 60_000);

test('a second server on one DATABASE_URL is refused, and may start once the first is gone', async () => {
  const DATABASE_URL = await freshDatabase();
  const first = startServer({ DATA_DIR: newFolder(), DATABASE_URL });
  await first.ready;
  expect(await refusal({ DATABASE_URL })).toBe(
    'Another Lexiroom server is running on this DATABASE_URL: stop that one, or name another database.',
  );
  first.child.kill('SIGKILL');
  await first.ended;
  const next = startServer({ DATA_DIR: newFolder(), DATABASE_URL });
  expect((await fetch(`${await next.ready}/api/health`)).status).toBe(200);
}, 60_000);

test.each([
  ['a value that is no address', 'localhost/words', /^DATABASE_URL must be an address such as postgresql:/],
  ['an address that is not of a PostgreSQL', 'http://localhost/words', /^DATABASE_URL must be an address such as/],
  ['a computer that does not exist', 'postgresql://a:b@nowhere.invalid/words', /there is no computer named nowhere/],
  ['a port where nothing listens', 'postgresql://a:b@127.0.0.1:1/words', /nothing listens at 127\.0\.0\.1:1\.$/],
])('%s as DATABASE_URL is said', async (_what, DATABASE_URL, sentence) => {
  expect(await refusal({ DATABASE_URL })).toMatch(sentence);
});

test('a wrong password in DATABASE_URL is said without telling it', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.password = 'not-the-password';
  const said = await refusal({ DATABASE_URL: url.href });
  expect(said).toBe(`DATABASE_URL cannot be used: ${url.host} refuses the user "lexiroom" or the password.`);
});

test('a database that does not exist is said', async () => {
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: '/nothing_here' });
  expect(await refusal({ DATABASE_URL: url.href })).toContain(`there is no database "nothing_here" at ${url.host}.`);
});

test('a DATABASE_URL behind which nobody ever answers is said, and not waited for', async () => {
  const said = await refusal({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${silentPort}/words` });
  expect(said).toContain('did not answer as a PostgreSQL does within 4 seconds.');
}, 30_000);

test('data that a newer Lexiroom has opened are not touched', async () => {
  const DATABASE_URL = await freshDatabase();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`insert into mikro_orm_migrations (name) values ('9999-x')`);
  expect(await refusal({ DATABASE_URL })).toBe(
    'These data were last opened by a newer Lexiroom, whose tables this one does not know (9999-x): ' +
      'start the newer one, or restore a backup from before into an empty DATA_DIR.',
  );
  const { rows } = await client.query('select count(*)::int from users');
  expect(rows).toEqual([{ count: 0 }]);
  await client.end();
});

test('a data directory that cannot be one is said', async () => {
  const file = path.join(newFolder(), 'file');
  fs.writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: file })).toContain(`The data directory ${file} cannot be written to`);
});

const hasProc = fs.existsSync('/proc/self');

(hasProc ? test : test.skip)('a data directory where nothing can be made is said, too', async () => {
  expect(await refusal({ DATA_DIR: '/proc/nowhere/below' })).toBe(
    'The data directory /proc/nowhere/below cannot be written to: set DATA_DIR to a folder that this user may write.',
  );
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

(canMount ? test : test.skip).each([
  ['from the first byte', '1m'],
  ['while PostgreSQL makes its folder', '40m'],
  ['while the starter library is written', '75m'],
])(
  'a disk that is full %s is said',
  async (_when, size) => {
    const data = newFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', data]);
    if (mounted.status !== 0) return;
    try {
      expect(await refusal({ DATA_DIR: data })).toBe(
        `The disk that holds ${data} is full: free some space on it and start again.`,
      );
      expect(postgresIn(data)).toBeUndefined();
    } finally {
      spawnSync('umount', ['-l', data]);
    }
  },
  60_000,
);
