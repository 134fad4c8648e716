import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import pg from 'pg';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, type ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

const players = 30;
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 150_000);
afterAll(() => server.stop());

/** One answer that is sent until it is acknowledged, however often the server dies meanwhile. */
async function answer(bot: PlayerBot, question: number, option: number, acked: Map<string, number>): Promise<void> {
  const ack = await bot.command('answer', { question, option });
  if (!ack.ok) throw new Error(`${bot.seat_id} was refused: ${ack.code}`);
  acked.set(`${question}/${bot.seat_id}`, option);
}

/**
 * What a start gave back to a session, by the session's log: `by_ms` to everything that runs, at the moment `at`. Screens
 * see the same only once they are back, which takes as long as the machine lets it.
 */
async function lastDelay(live_id: number): Promise<{ at: number; by_ms: number }> {
  const client = new pg.Client({ connectionString: await server.databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: Date; by_ms: number }>(
      `select at, (body ->> 'by_ms')::integer as by_ms from live_events where live_id = $1 and type = 'delayed'
       order by seq desc limit 1`,
      [live_id],
    );
    const [{ at, by_ms }] = rows as [(typeof rows)[number]];
    return { at: at.getTime(), by_ms };
  } finally {
    await client.end();
  }
}

test('the server is killed in mid-question three times, and no acknowledged answer is lost or doubled', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 3, seconds: 60, leaderboard: 'end' });
  const host = await hostBot(server.url, live);
  const bots = await Promise.all(
    Array.from({ length: players }, (_, index) => PlayerBot.join(server.url, live.pin, `Player ${index + 1}`)),
  );
  const everybody: ScreenBot[] = [host, ...bots];
  const acked = new Map<string, number>();
  const returns: number[] = [];
  await host.must('start');

  for (const question of [1, 2, 3]) {
    const { question: shown } = await host.sees('open', question);
    const deadline = shown!.deadline_at!;
    await Promise.all(bots.map((bot) => bot.sees('open', question)));
    const half = bots.slice(0, players / 2);
    // The last of these answers are on their way when the server dies.
    const sent = half.map((bot, index) => sleep(index * 10).then(() => answer(bot, question, index % 4, acked)));
    await sleep((half.length * 10) / 2);
    await server.kill();
    const goneAt = Date.now();
    await server.start();
    const restartedAt = Date.now();
    await Promise.all(everybody.map((bot) => bot.connected()));
    await Promise.all(everybody.map((bot) => bot.resume()));
    returns.push(Date.now() - restartedAt);
    await Promise.all(sent);

    // Half the class has not answered: the question must still be theirs to answer.
    expect(host.view).toMatchObject({ phase: 'open', question: { number: question } });
    // The deadline moves by the outage, and never to the players' harm.
    const { at, by_ms } = await lastDelay(live.live_id);
    expect(by_ms).toBeGreaterThanOrEqual(at - goneAt);
    expect(host.view!.question!.deadline_at! - deadline).toBeGreaterThanOrEqual(by_ms);
    await Promise.all(half.map((bot) => bot.resume()));
    for (const bot of half) expect(bot.seat?.answered?.question).toBe(question);
    await Promise.all(bots.slice(players / 2).map((bot, index) => answer(bot, question, index % 4, acked)));
    await host.sees('reveal', question);
    await host.must('next', { expect: { phase: 'reveal', question } });
  }
  await host.sees('podium');

  const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  const stored = new Map(
    report.players.flatMap((player) =>
      player.answers.map(({ question, option }) => [`${question}/${player.seat_id}`, option]),
    ),
  );
  const rows = report.players.flatMap((player) => player.answers);
  expect(rows).toHaveLength(players * 3);
  expect(stored).toEqual(acked);
  console.log(
    `killed 3 times: ${acked.size} acked, ${rows.length} stored, everybody back after ${returns.join(', ')} ms`,
  );
  for (const bot of everybody) bot.close();
}, 120_000);

test('a repeated answer is one answer, also after the server was killed between', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 1 });
  const host = await hostBot(server.url, live);
  const bot = await PlayerBot.join(server.url, live.pin, 'Mia');
  const other = await PlayerBot.join(server.url, live.pin, 'Ben');
  await host.must('start');
  await bot.sees('open', 1);
  const command = { v: 1, command_id: randomUUID(), type: 'answer', question: 1, option: 2 };
  expect(await bot.send(command)).toMatchObject({ ok: true });
  await server.kill();
  await server.start();
  await bot.connected();
  await bot.resume();
  expect(await bot.send(command)).toMatchObject({ ok: true });
  expect(await bot.send({ ...command, command_id: randomUUID(), option: 1 })).toMatchObject({
    code: 'ALREADY_ANSWERED',
  });
  expect(bot.seat?.answered).toEqual({ question: 1, option: 2 });
  for (const each of [host, bot, other]) each.close();
}, 60_000);

test('before a planned stop everybody is told, what was sent is stored, and the question goes on afterwards', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 1, seconds: 60 });
  const host = await hostBot(server.url, live);
  const bots = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => PlayerBot.join(server.url, live.pin, name)));
  await host.must('start');
  const { question } = await host.sees('open', 1);
  await bots[0]!.sees('open', 1);
  const acked = new Map<string, number>();
  const sent = answer(bots[0]!, 1, 3, acked);
  await server.terminate();
  const goneAt = Date.now();
  for (const bot of bots) expect(bot.heard).toContain('["restarting",null]');
  await server.start();
  await Promise.all([host, ...bots].map((bot) => bot.connected()));
  await Promise.all([host, ...bots].map((bot) => bot.resume()));
  await sent;
  const { at, by_ms } = await lastDelay(live.live_id);
  expect(by_ms).toBeGreaterThanOrEqual(at - goneAt);
  expect(host.view!.question!.deadline_at! - question!.deadline_at!).toBeGreaterThanOrEqual(by_ms);
  await Promise.all(bots.slice(1).map((bot) => answer(bot, 1, 0, acked)));
  await host.sees('reveal', 1);
  const { players: rows } = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(rows.flatMap((row) => row.answers)).toHaveLength(3);
  for (const bot of [host, ...bots]) bot.close();
}, 60_000);

test('the server is killed in the middle of a Quick Pick, and no point and no pick is lost or doubled', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openQuickPick();
  const board = await hostBot(server.url, live);
  // One after the other: who joins first is group A.
  const phones = [await PlayerBot.join(server.url, live.pin, 'Ada'), await PlayerBot.join(server.url, live.pin, 'Ben')];
  const shown = () => board.view as unknown as QuickPickProjectorView;
  const inRound = (round: number) =>
    board.until(() => shown().phase === 'open' && shown().round?.number === round, `round ${round}`);
  await board.must('start');
  await inRound(1);
  await board.must('pick', { round: 1, group: 'a', option: await rightOption(live.live_id, 1) });
  await inRound(2);
  // A wrong pick is stored, and a right one on its way when the server dies.
  const right = await rightOption(live.live_id, 2);
  await phones[1]!.must('answer', { question: 2, option: (right + 1) % 4 });
  const sent = phones[0]!.must('answer', { question: 2, option: right });
  await server.kill();
  await server.start();
  await Promise.all([board, ...phones].map((bot) => bot.connected()));
  await Promise.all([board, ...phones].map((bot) => bot.resume()));
  await sent;
  await board.resume();
  expect(shown().scores).toEqual({ a: 300, b: 0 });
  expect(phones[1]!.seat).toMatchObject({ group: 'b', score: 0 });
  await inRound(3);
  await board.must('pick', { round: 3, group: 'b', option: await rightOption(live.live_id, 3) });
  expect(shown().scores).toEqual({ a: 300, b: 100 });
  const { questions, players: seats } = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(questions).toHaveLength(3);
  expect(seats.flatMap(({ answers }) => answers)).toHaveLength(2);
  for (const bot of [board, ...phones]) bot.close();
}, 60_000);

/** The right option of a round, as only the log knows it. */
async function rightOption(live_id: number, round: number): Promise<number> {
  const client = new pg.Client({ connectionString: await server.databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<{ right: number }>(
      `select (body ->> 'correct_option')::integer as right from live_events
       where live_id = $1 and type = 'round_opened' and (body ->> 'number')::integer = $2`,
      [live_id, round],
    );
    return rows[0]!.right;
  } finally {
    await client.end();
  }
}
