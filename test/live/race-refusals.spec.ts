import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeatView } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let teacher: Person;
const open: ScreenBot[] = [];
/** Every test takes one; they are opened all at once, since getting ready takes seconds. */
const ready: Awaited<ReturnType<typeof begun>>[] = [];
beforeAll(async () => {
  server = await ServerProcess.start();
  teacher = await Person.signedUp(server.url);
  ready.push(...(await Promise.all(Array.from({ length: 8 }, begun))));
}, 150_000);
afterAll(async () => {
  for (const bot of open) bot.close();
  await server.stop();
});

/** A race without an end of its own, its host and two players, who are at their first questions. */
async function begun() {
  const live = await teacher.openLive({ pace: 'player', goal_seconds: 3600, option_count: 3 });
  const host = await hostBot(server.url, live);
  const ada = await PlayerBot.join(server.url, live.pin, 'Ada');
  const ben = await PlayerBot.join(server.url, live.pin, 'Ben');
  open.push(host, ada, ben);
  expect(await ada.command('answer', { question: 1, option: 0, shown_ms: 700 })).toMatchObject({ code: 'NOT_OPEN' });
  await host.must('start');
  await Promise.all([ada, ben].map((bot) => bot.until(() => bot.seat?.question !== undefined, 'the first question')));
  return { live, host, ada, ben };
}
const takeRace = () => ready.pop()!;

const answer = (fields: object = {}) => ({ v: 1, command_id: randomUUID(), type: 'answer', question: 1, option: 0, shown_ms: 700, ...fields }); // prettier-ignore

const storedOf = async (live_id: number) => {
  const { players } = await teacher.api.liveReport({ params: { live_id } });
  return players.flatMap(({ seat_id, answers }) => answers.map((given) => ({ seat_id, ...given })));
};

/** The race is over: then its answers are counted, and the report has them. */
async function over({ host, live }: Pick<Awaited<ReturnType<typeof begun>>, 'host' | 'live'>) {
  await host.must('end_question', { expect: { phase: 'open' } });
  await host.sees('podium');
  return storedOf(live.live_id);
}

describe('S31 in a race an answer that cannot count is refused by its code, and nothing is stored', () => {
  test('to another question than its own, twice, to an option that is not there, as a text', async () => {
    const race = takeRace();
    const { ada } = race;
    for (const option of [3, 99]) expect(await ada.send(answer({ option }))).toMatchObject({ code: 'NO_SUCH_OPTION' });
    expect(await ada.send(answer({ option: undefined, text: 'neko' }))).toMatchObject({ ok: false });
    expect(await ada.send(answer({ question: 2 }))).toMatchObject({ code: 'NOT_OPEN' });
    expect(await ada.send(answer())).toMatchObject({ ok: true });
    expect(await ada.send(answer({ option: 1 }))).toMatchObject({ code: 'ALREADY_ANSWERED' });
    const stored = await over(race);
    expect(stored).toMatchObject([{ seat_id: ada.seat_id }]);
    expect(await ada.send(answer({ question: 2 }))).toMatchObject({ code: 'LATE' });
    expect(await storedOf(race.live.live_id)).toEqual(stored);
  });

  test('during a pause, and by who has left', async () => {
    const race = takeRace();
    const { host, ada, ben } = race;
    await host.must('pause');
    expect(await ada.send(answer())).toMatchObject({ code: 'NOT_OPEN' });
    await host.must('unpause');
    await ben.must('leave');
    expect(await ben.send(answer())).toMatchObject({ code: 'NOT_OPEN' });
    expect(await ada.send(answer())).toMatchObject({ ok: true });
    expect(await over(race)).toMatchObject([{ seat_id: ada.seat_id }]);
  });
});

describe('S30 in a race', () => {
  test('ten copies of one answer at once are one row and ten equal acknowledgements', async () => {
    const race = takeRace();
    const body = answer();
    const acks = await Promise.all(Array.from({ length: 10 }, () => race.ada.send(body)));
    expect(new Set(acks.map((ack) => JSON.stringify(ack)))).toEqual(new Set([JSON.stringify(acks[0])]));
    expect(acks[0]).toMatchObject({ ok: true, seat: { last: { question: 1 }, question: { number: 2 } } });
    expect(await over(race)).toHaveLength(1);
  });

  test('ten copies of an order to take a word back are one event', async () => {
    const { host } = takeRace();
    await host.resume();
    const before = host.view!.seq;
    const body = { v: 1, command_id: randomUUID(), type: 'void', question: 1 };
    const acks = await Promise.all(Array.from({ length: 10 }, () => host.send(body)));
    expect(new Set(acks.map((ack) => JSON.stringify(ack))).size).toBe(1);
    expect(acks[0]).toMatchObject({ ok: true });
    await host.resume();
    expect(host.view!.seq).toBe(before + 1);
  });
});

test('S29 a race is ended once by two controllers at the same moment, and the other is told', async () => {
  const { live, host } = takeRace();
  const second = await hostBot(server.url, live);
  open.push(second);
  const orders = [host, second].map((bot) => bot.command('end_question', { expect: { phase: 'open' } }));
  const acks = await Promise.all(orders);
  expect(acks.map((ack) => (ack.ok ? 'ok' : ack.code)).toSorted()).toEqual(['STALE', 'ok']);
  await second.sees('podium');
});

test('S27 in a race a phone is told the right option of what it has answered, and of nothing else; the board none', async () => {
  const { live, ada, ben } = takeRace();
  const board = new ScreenBot(server.url, { pin: live.pin, role: 'projector' }, { cookie: teacher.cookie });
  open.push(board);
  await board.connected();
  await board.resume();
  for (const bot of [ada, ben]) expect(bot.heard.join('\n')).not.toMatch(/correct|right|word_id/);
  for (let number = 1; number <= 5; number++) {
    const { seat } = await ada.must('answer', { question: number, option: number % 3, shown_ms: 700 });
    ada.seat = seat;
  }
  await board.until(() => board.heard.some((text) => text.includes('"answers":5')), 'the five answers');
  const seats = ada.heard.flatMap((text) => {
    const [event, body] = JSON.parse(text) as [string, SeatView];
    return event === 'seat' && body.question ? [body] : [];
  });
  expect(seats).not.toEqual([]);
  for (const { question, last } of [...seats, ada.seat!]) {
    expect(JSON.stringify(question)).not.toMatch(/correct|right|word_id/);
    expect(last?.question ?? 0).toBeLessThan(question!.number);
  }
  expect(ada.seat!.last).toMatchObject({ question: 5, correct_option: expect.any(Number) });
  for (const bot of [ben, board]) expect(bot.heard.join('\n')).not.toMatch(/correct|"right|word_id|"words"/);
});

test('S62 S63 junk is refused, a flood is told to wait and hung up on, and nobody else in the race notices', async () => {
  const race = takeRace();
  const { ada, ben } = race;
  const pid = server.pid;
  for (const fields of [
    { question: 0 },
    { option: -1 },
    { shown_ms: -5 },
    { shown_ms: 'x' },
    { points: 1000 },
    { seat_id: 2 },
  ])
    // prettier-ignore
    expect(await ada.send(answer(fields))).toMatchObject({ code: 'INVALID' });
  ada.socket.emit('command', null, null);
  const told = await Promise.all(Array.from({ length: 100 }, () => ada.send(answer()).catch(() => undefined)));
  expect(told.some((ack) => ack?.ok === false && ack.code === 'TOO_MANY')).toBe(true);
  const gone = new Promise((resolve) => ada.socket.once('disconnect', resolve));
  for (let sent = 0; sent < 1000; sent++) ada.socket.emit('command', answer());
  await gone;
  expect(await ben.send(answer())).toMatchObject({ ok: true });
  expect([server.isAlive, server.pid]).toEqual([true, pid]);
  const stored = await over(race);
  expect(stored.filter(({ seat_id }) => seat_id === ben.seat_id)).toHaveLength(1);
  expect(stored.filter(({ seat_id }) => seat_id === ada.seat_id).length).toBeLessThanOrEqual(1);
});
