import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { Balancer } from '../bots/balancer.ts';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';
import { Wire } from '../bots/wire.ts';

const players = 30;
/** Everybody is to go on within 5 s, whatever becomes of one server: what it took is printed. A busy machine takes longer. */
const backWithinMs = 20_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-several-'));
let postgres: RunningPostgres;
let servers: ServerProcess[];
let balancer: Balancer;
/** Each server's way to the database. */
let wires: Wire[];
let database: pg.Client;

beforeAll(async () => {
  chmodSync(folder, 0o755); // PostgreSQL does not run as root: another user must reach it
  postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  // Nobody listens there: limits are counted by each server for itself, and everything else goes on.
  const REDIS_URL = 'redis://127.0.0.1:1';
  const { hostname, port } = new URL(postgres.url);
  wires = [await Wire.to(hostname, Number(port)), await Wire.to(hostname, Number(port))];
  servers = [];
  for (const wire of wires) {
    const url = Object.assign(new URL(postgres.url), { hostname: '127.0.0.1', port: String(wire.port) });
    servers.push(await ServerProcess.start({ DATABASE_URL: url.href, REDIS_URL }));
  }
  balancer = await Balancer.start(servers.map(({ url }) => url));
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
}, 240_000);
afterAll(async () => {
  await database.end();
  await balancer.stop();
  for (const server of servers) await server.stop();
  for (const wire of wires) await wire.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A quiz of one class, whose players come in through the balancer: half of them by each server. */
async function classOf(questions: number) {
  const teacher = await Person.signedUp(balancer.url);
  const live = await teacher.openLive({ questions, seconds: 60, leaderboard: 'end' });
  const host = await hostBot(balancer.url, live);
  const bots: PlayerBot[] = [];
  for (let number = 1; number <= players; number++)
    bots.push(await PlayerBot.join(balancer.url, live.pin, `Player ${number}`));
  await host.must('start');
  return { teacher, live, host, bots, everybody: [host, ...bots] as ScreenBot[] };
}

/** The server that leads a session, and its row. */
async function leaderOf(live_id: number): Promise<{ leader: ServerProcess; owner: string; epoch: number }> {
  const { rows } = await database.query<{ address: string; owner: string; epoch: number }>(
    'select address, owner, epoch from lives join servers on server_id = owner where live_id = $1',
    [live_id],
  );
  const [{ address, owner, epoch }] = rows as [(typeof rows)[number]];
  const leader = servers.find(({ url }) => new URL(url).port === new URL(address).port)!;
  return { leader, owner, epoch };
}

/** One answer that is sent until it is acknowledged, whatever happens to servers meanwhile. */
async function answer(bot: PlayerBot, question: number, option: number, acked: Map<string, number>): Promise<void> {
  const ack = await bot.command('answer', { question, option });
  if (!ack.ok) throw new Error(`${bot.seat_id} was refused: ${ack.code}`);
  acked.set(`${question}/${bot.seat_id}`, option);
}

/** Until everybody is back and sees what there is. */
async function untilBack(everybody: readonly ScreenBot[]): Promise<void> {
  await Promise.all(everybody.map((bot) => bot.connected()));
  await Promise.all(everybody.map((bot) => bot.resume()));
}

async function untilLedByOther(live_id: number, owner: string): Promise<void> {
  while ((await leaderOf(live_id)).owner === owner) await sleep(20);
}

/** No number is missing in the log, and no phase has come twice. */
async function expectSoundLog(live_id: number, questions: number): Promise<void> {
  const { rows } = await database.query<{ seq: number; type: string }>(
    'select seq, type from live_events where live_id = $1 order by seq',
    [live_id],
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  for (const type of ['opened', 'locked']) expect(rows.filter((row) => row.type === type).length).toBe(questions);
}

/** A quiz that one server leads, and the other one, which knows nothing of it. */
async function quizOfFirst() {
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const teacher = await Person.signedUp(first.url);
  const live = await teacher.openLive({ questions: 2, seconds: 60, leaderboard: 'end' });
  return { first, second, teacher, live };
}

test('a quiz is joined, watched and steered through the server that does not lead it', async () => {
  const { second, teacher, live } = await quizOfFirst();
  const { owner } = await leaderOf(live.live_id);
  const atSecond = teacher.at(second.url);
  expect(await atSecond.api.pinState({ params: { pin: live.pin } })).toMatchObject({ phase: 'lobby', door: 'open' });
  const host = await hostBot(second.url, live);
  const bot = await PlayerBot.join(second.url, live.pin, 'Ada');
  const other = await PlayerBot.join(servers[0]!.url, live.pin, 'Ben');
  await host.must('start');
  await host.sees('open', 1);
  await Promise.all([bot.sees('open', 1), other.sees('open', 1)]);
  await bot.must('answer', { question: 1, option: 0 });
  await other.must('answer', { question: 1, option: 0 });
  await host.sees('reveal', 1);
  await atSecond.api.voidQuestion({ params: { live_id: live.live_id }, body: { question: 1 } });
  await atSecond.api.endLive({ params: { live_id: live.live_id } });
  await Promise.all([host, bot, other].map((screen) => screen.sees('ended')));
  // Nobody had to take it over for that.
  expect(await leaderOf(live.live_id)).toMatchObject({ owner, epoch: 0 });
  for (const screen of [host, bot, other]) screen.close();
});

test('a log-in that ends at one server ends the screens that it opened at the other', async () => {
  const { first, second, teacher, live } = await quizOfFirst();
  const screen = new ScreenBot(first.url, { pin: live.pin, role: 'host' }, { cookie: teacher.cookie });
  await screen.connected();
  const hungUp = new Promise<string>((resolve) => screen.socket.once('disconnect', resolve));
  await teacher.at(second.url).api.logOut({ body: {} });
  expect(await hungUp).toBe('io server disconnect');
  screen.close();
});

/** What becomes of a server in the middle of a question, and how it comes back. */
interface Fault {
  happens(server: ServerProcess): Promise<void> | void;
  ends(server: ServerProcess): Promise<void> | void;
}

const wireOf = (server: ServerProcess) => wires[servers.indexOf(server)]!;
const faults: Record<string, Fault> = {
  'is killed': { happens: (server) => server.kill(), ends: (server) => server.start() },
  'is stopped as for a deploy': { happens: (server) => server.terminate(), ends: (server) => server.start() },
  'stands still': {
    happens: (server) => void process.kill(server.pid, 'SIGSTOP'),
    ends: (server) => void process.kill(server.pid, 'SIGCONT'),
  },
  'is cut off from the database': {
    happens: (server) => wireOf(server).cut(),
    ends: (server) => wireOf(server).mend(),
  },
};

test.each(Object.entries(faults))(
  'the server that leads a quiz %s in mid-question: the other one goes on with it, and each acked answer counts once',
  async (_what, fault) => {
    const { teacher, live, host, bots, everybody } = await classOf(2);
    const acked = new Map<string, number>();
    const returns: number[] = [];
    for (const question of [1, 2]) {
      await host.sees('open', question);
      await Promise.all(bots.map((bot) => bot.sees('open', question)));
      const { leader, epoch, owner } = await leaderOf(live.live_id);
      const half = bots.slice(0, players / 2);
      const sent = half.map((bot, index) => sleep(index * 10).then(() => answer(bot, question, index % 4, acked)));
      await sleep((half.length * 10) / 2);
      await fault.happens(leader);
      const since = Date.now();
      await untilLedByOther(live.live_id, owner);
      await untilBack(everybody);
      await Promise.all(sent);
      returns.push(Date.now() - since);
      const now = await leaderOf(live.live_id);
      expect(now.epoch).toBe(epoch + 1);
      expect(host.view).toMatchObject({ phase: 'open', question: { number: question } });
      // The one that comes back takes nothing from the other, and writes nothing.
      await fault.ends(leader);
      await Promise.all(bots.slice(players / 2).map((bot, index) => answer(bot, question, index % 4, acked)));
      await host.sees('reveal', question);
      expect((await leaderOf(live.live_id)).owner).toBe(now.owner);
      await host.must('next', { expect: { phase: 'reveal', question } });
    }
    await host.sees('podium');
    const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
    const rows = report.players.flatMap(({ seat_id, answers }) =>
      answers.map(({ question, option }) => [`${question}/${seat_id}`, option] as const),
    );
    expect(rows).toHaveLength(players * 2);
    expect(new Map(rows)).toEqual(acked);
    await expectSoundLog(live.live_id, 2);
    console.log(`${acked.size} acked, ${rows.length} stored, everybody back after ${returns.join(', ')} ms`);
    for (const bot of everybody) bot.close();
    for (const each of returns) expect(each).toBeLessThan(backWithinMs);
  },
  180_000,
);

test('while the database is away for all servers nothing is acked, and then everybody goes on with the time that was left', async () => {
  const { teacher, live, host, bots, everybody } = await classOf(1);
  const acked = new Map<string, number>();
  const { question } = await host.sees('open', 1);
  await Promise.all(bots.map((bot) => bot.sees('open', 1)));
  for (const wire of wires) wire.cut();
  const cutAt = Date.now();
  const sent = bots.slice(1).map((bot, index) => answer(bot, 1, index % 4, acked));
  // Longer than a server may say nothing.
  await sleep(4000);
  expect(acked.size).toBe(0);
  for (const wire of wires) wire.mend();
  const mendedAt = Date.now();
  await Promise.all(sent);
  await untilBack(everybody);
  expect(Date.now() - mendedAt).toBeLessThan(backWithinMs);
  const moved = host.view!.question!.deadline_at! - question!.deadline_at!;
  // All that was away, and what people need to come back; counted from the last beat that was heard.
  expect(moved).toBeGreaterThan(mendedAt - cutAt - 1000);
  await answer(bots[0]!, 1, 0, acked);
  await host.sees('reveal', 1);
  const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(report.players.flatMap(({ answers }) => answers)).toHaveLength(players);
  await expectSoundLog(live.live_id, 1);
  for (const bot of everybody) bot.close();
}, 120_000);
