import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readPidFile } from '../../apps/server/src/database/embedded-postgres/process.ts';
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, type ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

/** A socket, or a call, that is not answered by then was forgotten. */
const forgottenAfterMs = 60_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-paused-'));
let postgres: RunningPostgres;
let server: ServerProcess;
const screens: ScreenBot[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755); // PostgreSQL does not run as root: another user must reach it
  postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  server = await ServerProcess.start({ DATABASE_URL: postgres.url });
}, 150_000);
afterAll(async () => {
  for (const screen of screens) screen.close();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every process of PostgreSQL: each of its connections has one, with a process group of its own. */
async function processes(): Promise<number[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return [readPidFile(postgres.dir)!.pid, ...rows.map(({ pid }) => pid)];
}

test('while PostgreSQL stands still everybody is told to try again before it goes on, and afterwards every answer is stored once', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 1, seconds: 60 });
  const host = await hostBot(server.url, live);
  const bots: PlayerBot[] = [];
  for (let n = 1; n <= 15; n++) bots.push(await PlayerBot.join(server.url, live.pin, `Player ${n}`));
  screens.push(host, ...bots);
  await host.must('start');
  await Promise.all(bots.map((bot) => bot.sees('open', 1)));
  const commands = bots.map((_, n) => ({
    v: 1,
    command_id: randomUUID(),
    type: 'answer',
    question: 1,
    option: n % 4,
  }));
  const stopped = await processes();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    // They come one after the other: the first occupies the writer, the others wait behind it.
    const answered = bots.map(async (bot, n) => {
      await sleep(n * 100);
      return bot.socket.timeout(forgottenAfterMs).emitWithAck('command', commands[n]) as Promise<unknown>;
    });
    const calls = [
      () => teacher.api.loggedInUser(),
      () => teacher.api.liveReport({ params: { live_id: live.live_id } }),
      // By the object mapper, which has a pool of its own.
      () => new Person(server.url).api.logIn({ body: { username: 'somebody', password: 'four words are long' } }),
    ];
    const asked = calls.map((call) => call().catch((error: unknown) => error));
    for (const answer of await Promise.all(answered)) expect(answer).toMatchObject({ ok: false, code: 'RETRY' });
    await host.until(() => host.heard.includes('["trouble","database"]'), 'the host is told of the database');
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ status: 503, problem: { code: 'RETRY' } });
    }
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  for (const [n, bot] of bots.entries()) {
    for (;;) {
      const ack = await bot.socket.timeout(20_000).emitWithAck('command', commands[n]);
      if (ack.ok) break;
      expect(ack).toMatchObject({ code: 'RETRY' });
    }
  }
  await host.sees('reveal', 1);
  expect(host.heard.filter((told) => told.startsWith('["trouble"')).at(-1)).toBe('["trouble",null]');
  const { players } = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(players.map(({ answers }) => answers.map(({ option }) => option))).toEqual(bots.map((_, n) => [n % 4]));
}, 120_000);
