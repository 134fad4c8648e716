import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HostView } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let teacher: Person;
let source: { deck_ids: number[] };
const bots: ScreenBot[] = [];

beforeAll(async () => {
  server = await ServerProcess.start();
  teacher = await Person.signedUp(server.url);
  const [deck] = await teacher.api.topicDecks({ query: { target_language: 'japanese' } });
  source = { deck_ids: [deck!.item_id] };
}, 150_000);
afterAll(async () => {
  for (const bot of bots) bot.close();
  await server.stop();
});

const settings = { questions: 1, seconds: null, combo: false } as const;
const nextQuiz = (more: object = {}) => ({ source, settings: { ...settings, ...more } });

async function openRoom(names: readonly string[], more: object = {}) {
  const live = await teacher.api.openLive({ body: { source, settings: { ...settings, ...more } } });
  const host = await hostBot(server.url, live);
  const players: PlayerBot[] = [];
  for (const name of names) players.push(await PlayerBot.join(server.url, live.pin, name));
  bots.push(host, ...players);
  return { live, host, players };
}

/** Plays the quiz of one question that is in the lobby; those who are named answer right, the others wrong. */
async function play(host: ScreenBot, players: readonly PlayerBot[], right: readonly PlayerBot[], quiz?: number) {
  await host.must('start');
  await host.sees('open', 1);
  const option = (host.view as HostView).right_option!;
  for (const player of players) {
    await player.sees('open', 1);
    const answer = right.includes(player) ? option : (option + 1) % 4;
    await player.must('answer', { question: 1, option: answer, ...(quiz ? { quiz } : {}) });
  }
  await host.sees('reveal', 1);
  await host.must('next');
  if (host.view?.phase === 'leaderboard') await host.must('next');
  await host.sees('podium');
}

const liveIdsOf = async (pin: string) =>
  (await teacher.api.lives({ query: {} })).filter((live) => live.pin === pin).map(({ live_id }) => live_id);

test('seats, names and connections go on into the next quiz; each has a report, and both count in the total', async () => {
  const { live, host, players } = await openRoom(['Ada', 'Ben']);
  const [ada, ben] = players as [PlayerBot, PlayerBot];
  const projector = new ScreenBot(server.url, { pin: live.pin, host_token: live.host_token, role: 'projector' });
  bots.push(projector);
  await projector.connected();
  await projector.resume();
  await play(host, players, [ada]);
  expect(host.view).not.toHaveProperty('quiz');

  const sockets = [host, projector, ada, ben].map(({ socket }) => socket.id);
  await host.must('restart', { ...nextQuiz(), expect: { phase: 'podium' } });
  await Promise.all([host, projector, ada, ben].map((bot) => bot.sees('lobby')));
  expect([host, projector, ada, ben].map(({ socket }) => socket.id)).toEqual(sockets);
  expect(host.view).toMatchObject({ quiz: 2, pin: live.pin, count: 2, connected: 2 });
  // Nobody saw an end between the two.
  for (const bot of [host, projector, ada, ben]) expect(bot.heard.join()).not.toContain('"phase":"ended"');
  await Promise.all([ada, ben].map((bot) => bot.until(() => bot.seat?.room_total !== undefined, 'the seat anew')));
  expect([ada.seat, ben.seat]).toMatchObject([
    { name: 'Ada', score: 0, room_total: { score: 100, rank: 1 } },
    { name: 'Ben', score: 0, room_total: { score: 0, rank: null } },
  ]);

  await play(host, players, [ada, ben], 2);
  expect(projector.view?.podium?.top).toMatchObject([{ name: 'Ada', score: 100 }, { name: 'Ben', score: 100 }]); // prettier-ignore
  const total = [
    { seat_id: 1, name: 'Ada', score: 200, rank: 1 },
    { seat_id: 2, name: 'Ben', score: 100, rank: 2 },
  ];
  for (const bot of [host, projector, ada]) {
    await bot.until(() => bot.view?.room_top?.length === 2, 'the total');
    expect(bot.view?.room_top).toEqual(total);
  }
  await ben.until(() => ben.seat?.room_total?.score === 100, 'the own total');

  const reports = await Promise.all(
    (await liveIdsOf(live.pin)).map((live_id) => teacher.api.liveReport({ params: { live_id } })),
  );
  expect(reports.map((report) => report.players.map(({ name, score }) => [name, score]))).toEqual([
    [['Ada', 100], ['Ben', 100]],
    [['Ada', 100], ['Ben', 0]],
  ]); // prettier-ignore

  // A question of the first quiz is taken back: the totals that are shown follow.
  await teacher.api.voidQuestion({ params: { live_id: live.live_id }, body: { question: 1 } });
  await host.until(() => host.view?.room_top?.[0]?.score === 100, 'the total without it');
  expect(host.view?.room_top).toMatchObject([{ name: 'Ada', score: 100 }, { name: 'Ben', score: 100 }]); // prettier-ignore
});

test('the order has one effect however often it comes, and after a kill of the server every seat is where it was', async () => {
  const { live, host, players } = await openRoom(['Ada', 'Ben', 'Cem']);
  const [ada, ben, cem] = players as [PlayerBot, PlayerBot, PlayerBot];
  await host.must('remove', { seat_id: ben.seat_id, ban: true });
  await play(host, [ada, cem], [cem]);
  const order = { v: 1, command_id: randomUUID(), type: 'restart', ...nextQuiz({ questions: 2 }) };
  const acks = await Promise.all([host.send(order), host.send(order)]);
  expect(acks.filter(({ ok }) => ok)).not.toHaveLength(0);
  expect(await host.send(order)).toMatchObject({ ok: true });
  expect(await host.command('restart', nextQuiz())).toMatchObject({ code: 'STALE' });
  expect(await liveIdsOf(live.pin)).toHaveLength(2);

  await server.kill();
  await server.start();
  expect(await host.send(order).catch(() => undefined)).toBeDefined();
  await Promise.all([host, ada, cem].map((bot) => bot.connected().then(() => bot.resume())));
  expect(await host.send(order)).toMatchObject({ ok: true });
  expect(await liveIdsOf(live.pin)).toHaveLength(2);
  expect(host.view).toMatchObject({ phase: 'lobby', quiz: 2, count: 2 });
  expect(cem.seat).toMatchObject({ name: 'Cem', seat_id: 3, room_total: { score: 100, rank: 1 } });
  const again = new ScreenBot(server.url, ben.identity);
  bots.push(again);
  await expect(again.connected()).rejects.toThrow('REMOVED');
  const late = await PlayerBot.join(server.url, live.pin, 'Dee');
  bots.push(late);
  expect(late.seat).toMatchObject({ seat_id: 4, room_total: { score: 0, rank: null } });
});

test('an answer of a phone that slept through the end of its quiz does not count in the next one', async () => {
  const { host, players } = await openRoom(['Ada']);
  const [ada] = players as [PlayerBot];
  await play(host, players, []);
  await host.must('restart', nextQuiz());
  await host.must('start');
  await ada.sees('open', 1);
  expect(await ada.command('answer', { question: 1, option: 0, quiz: 1 })).toMatchObject({ code: 'LATE' });
  expect(await ada.command('answer', { question: 1, option: 0, quiz: 2 })).toMatchObject({ ok: true });
});

test('a quiz that runs is not followed, nor by anybody but the host; a race and teams follow a quiz', async () => {
  const { host, players } = await openRoom(['Ada', 'Ben']);
  const [ada] = players as [PlayerBot, PlayerBot];
  expect(await host.command('restart', nextQuiz())).toMatchObject({ code: 'STALE' });
  await play(host, players, [ada]);
  expect(await ada.command('restart', nextQuiz())).toMatchObject({ code: 'NOT_ALLOWED' });
  expect(await host.command('restart', { source: { deck_ids: [999_999] }, settings })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(host.view?.phase).toBe('podium');
  await host.must('restart', nextQuiz({ pace: 'player', goal_points: 100, teams: 2 }));
  await ada.until(() => ada.seat?.team === '1', 'a team');
  await host.must('start');
  await host.sees('open');
  await host.must('end');
  await host.must('restart', nextQuiz());
  expect(host.view).toMatchObject({ quiz: 3, phase: 'lobby' });
});
