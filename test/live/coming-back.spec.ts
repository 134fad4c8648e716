import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let teacher: Person;
beforeAll(async () => {
  server = await ServerProcess.start();
  teacher = await Person.signedUp(server.url);
}, 150_000);
afterAll(() => server.stop());

const gone = (bot: ScreenBot) => new Promise((resolve) => bot.socket.once('disconnect', resolve));

test('the same token on another device takes the seat over, score and answer with it, and the old screen is told', async () => {
  const live = await teacher.openLive({ questions: 1, seconds: null });
  const host = await hostBot(server.url, live);
  const phone = await PlayerBot.join(server.url, live.pin, 'Mia');
  const other = await PlayerBot.join(server.url, live.pin, 'Ben');
  await host.must('start');
  await phone.sees('open', 1);
  await phone.must('answer', { question: 1, option: 2 });
  const left = gone(phone);
  const tablet = new ScreenBot(server.url, phone.identity);
  await tablet.connected();
  await tablet.resume();
  await left;
  expect(phone.heard.some((said) => said.startsWith('["moved"'))).toBe(true);
  expect(tablet.seat).toMatchObject({ seat_id: phone.seat_id, name: 'Mia', answered: { question: 1, option: 2 } });
  expect(tablet.view).toMatchObject({ phase: 'open', count: 2 });
  for (const bot of [host, phone, other, tablet]) bot.close();
}, 30_000);

test('the host goes on from another computer, by the account alone', async () => {
  const owner = await Person.signedUp(server.url);
  const live = await owner.openLive({ questions: 1 });
  const mine = await owner.api.myLive();
  expect(mine).toMatchObject({ live_id: live.live_id, pin: live.pin, phase: 'lobby' });
  const laptop = new ScreenBot(server.url, { pin: mine!.pin, role: 'host' }, { cookie: owner.cookie });
  await laptop.connected();
  await laptop.resume();
  await laptop.must('lock_door');
  expect((await owner.api.loggedInUser()).is_live).toBe(true);
  await laptop.must('end');
  expect((await owner.api.loggedInUser()).is_live).toBe(false);
  laptop.close();
});

test('a host who runs two is told both, newest first, each by its deck', async () => {
  const owner = await Person.signedUp(server.url);
  expect(await owner.api.myLive()).toBeNull();
  const first = await owner.openLive({ questions: 1 });
  const second = await owner.openLive({ questions: 1 });
  const deck_name = expect.stringMatching(/./);
  expect(await owner.api.myLive()).toEqual({
    live_id: second.live_id,
    pin: second.pin,
    phase: 'lobby',
    deck_name,
    others: [{ live_id: first.live_id, pin: first.pin, phase: 'lobby', deck_name }],
  });
  await owner.api.endLive({ params: { live_id: second.live_id } });
  expect(await owner.api.myLive()).toMatchObject({ live_id: first.live_id, others: [] });
});

test('a session is ended from outside of the room, and read afterwards by deck and day', async () => {
  const owner = await Person.signedUp(server.url);
  const first = await owner.openLive({ questions: 1 });
  const second = await owner.openLive({ questions: 2 });
  const mia = await PlayerBot.join(server.url, first.pin, 'Mia');
  expect(await owner.api.endLive({ params: { live_id: first.live_id } })).toEqual({ done: true });
  await mia.sees('ended');
  mia.close();
  expect(await owner.api.endLive({ params: { live_id: first.live_id } })).toEqual({ done: true });

  const lives = await owner.api.lives({ query: {} });
  expect(lives).toMatchObject([
    { live_id: second.live_id, questions: 2, ended_at: null },
    { live_id: first.live_id, questions: 1, players: 1, ended_at: expect.any(Number) },
  ]);
  expect(await owner.api.lives({ query: { before: second.live_id } })).toEqual(lives.slice(1));
  const { deck_name, decks, created_at, ended_at } = lives[1]!;
  const report = await owner.api.liveReport({ params: { live_id: first.live_id } });
  expect(report).toMatchObject({ pin: first.pin, deck_name, decks, created_at, ended_at });
});

test('who leaves is out of the room, and the token brings them back', async () => {
  const live = await teacher.openLive();
  const host = await hostBot(server.url, live);
  const mia = await PlayerBot.join(server.url, live.pin, 'Mia');
  await host.until(() => host.view?.count === 1, 'Mia in the room');
  await mia.must('leave');
  await host.until(() => host.view?.count === 0, 'an empty room');
  await mia.resume();
  await host.until(() => host.view?.count === 1, 'Mia back in the room');
  for (const bot of [host, mia]) bot.close();
});

test('S63 a seat that leaves and comes back without end has to stay, and loses nothing by it', async () => {
  const live = await teacher.openLive();
  const host = await hostBot(server.url, live);
  const [mia, ben] = [
    await PlayerBot.join(server.url, live.pin, 'Mia'),
    await PlayerBot.join(server.url, live.pin, 'Ben'),
  ];
  const acks = [];
  for (let time = 0; time < 20; time++) {
    acks.push(await mia.command('leave'));
    await mia.resume();
  }
  const refused = acks.filter((ack) => !ack.ok);
  expect(refused).toHaveLength(10);
  for (const ack of refused) expect(ack).toMatchObject({ code: 'TOO_MANY', rateLimit: expect.any(Number) });
  await mia.resume();
  expect(mia.view?.count).toBe(2);
  await ben.must('leave');
  await host.until(() => host.view?.count === 1, 'Mia alone in the room');
  for (const bot of [host, mia, ben]) bot.close();
});

test('a question waits 15 s for a phone that died without a word, and for one whose owner thinks', async () => {
  const [dies, thinks] = await Promise.all(
    ['dies', 'thinks'].map(async () => {
      const live = await teacher.openLive({ questions: 1, seconds: null });
      const host = await hostBot(server.url, live);
      const ada = await PlayerBot.join(server.url, live.pin, 'Ada');
      const ben = await PlayerBot.join(server.url, live.pin, 'Ben');
      await host.must('start');
      return { host, ada, ben };
    }),
  );
  const { engine } = dies!.ben.socket.io as unknown as {
    engine: { transport: { ws: { pause(): void; resume(): void } } };
  };
  // Its connection stays, but nothing that comes in is read any more.
  const { ws } = engine.transport;
  ws.pause();
  for (const { ada } of [thinks!, dies!]) {
    await ada.sees('open', 1);
    await ada.must('answer', { question: 1, option: 0 });
  }
  await dies!.host.sees('locked');
  expect(thinks!.host.view?.phase).toBe('open');
  ws.resume();
  for (const quiz of [dies!, thinks!]) for (const bot of [quiz.host, quiz.ada, quiz.ben]) bot.close();
}, 60_000);

test('who answers right and leaves before the reveal has the points, in the report and when they come back', async () => {
  const live = await teacher.openLive({ questions: 1, seconds: null });
  const host = await hostBot(server.url, live);
  const players: PlayerBot[] = [];
  for (const name of ['Ada', 'Ben', 'Cem', 'Dan', 'Eve'])
    players.push(await PlayerBot.join(server.url, live.pin, name));
  await host.must('start');
  await host.sees('open', 1);
  for (const [option, player] of players.slice(0, 4).entries()) {
    await player.must('answer', { question: 1, option });
    await player.must('leave');
  }
  await host.must('end_question');
  const { reveal } = await host.sees('reveal');
  expect(reveal).toMatchObject({ counts: [1, 1, 1, 1], unanswered: 1 });
  const winner = players[reveal!.correct_option!]!;
  await winner.resume();
  expect(winner.seat).toMatchObject({ score: 100, streak: 1, rank: 1 });
  const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(report.players.find(({ seat_id }) => seat_id === winner.seat_id)).toMatchObject({
    score: 100,
    rank: 1,
    answers: [{ correct: true, points: 100 }],
  });
  for (const bot of [host, ...players]) bot.close();
}, 30_000);

test('who is removed is told so, and comes back by the pin; with a ban the same device gets no new seat', async () => {
  const live = await teacher.openLive();
  const host = await hostBot(server.url, live);
  const person = new Person(server.url);
  await person.api.pinState({ params: { pin: live.pin } });
  const mia = new ScreenBot(server.url, { pin: live.pin }, { cookie: person.cookie });
  await mia.connected();
  const first = await mia.must('join', { name: 'Mia' });
  const away = gone(mia);
  await host.must('remove', { seat_id: first.seat_id });
  await away;
  const back = new ScreenBot(server.url, { pin: live.pin }, { cookie: person.cookie });
  await back.connected();
  const { seat_id, seat_token } = await back.must('join', { name: 'Mia' });
  const left = gone(back);
  await host.must('remove', { seat_id, ban: true });
  await left;
  const withToken = new ScreenBot(server.url, { pin: live.pin, seat_token });
  await expect(withToken.connected()).rejects.toThrow('REMOVED');
  const anew = new ScreenBot(server.url, { pin: live.pin }, { cookie: person.cookie });
  await anew.connected();
  expect(await anew.command('join', { name: 'Mia' })).toMatchObject({ ok: false, code: 'REMOVED' });
  for (const bot of [host, mia, back, withToken, anew]) bot.close();
});

test('after the end the pin still shows the podium, and nobody joins any more', async () => {
  const live = await teacher.openLive();
  const host = await hostBot(server.url, live);
  const mia = await PlayerBot.join(server.url, live.pin, 'Mia');
  await host.must('end');
  await mia.sees('ended');
  await mia.resume();
  expect(mia.view?.podium?.figures).toMatchObject({ players: 1, questions: 0 });
  const late = new ScreenBot(server.url, { pin: live.pin });
  await late.connected();
  expect(await late.command('join', { name: 'Late' })).toMatchObject({ code: 'ENDED' });
  for (const bot of [host, mia, late]) bot.close();
});

test('a host’s token opens report and further screens without a log-in; a projector’s, another session’s and none do not', async () => {
  const live = await teacher.openLive();
  const other = await teacher.openLive();
  const projector = await teacher.api.liveScreen({ params: { live_id: live.live_id }, body: { role: 'projector' } });
  const report = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await fetch(`${server.url}/api/live/${live.live_id}/report`, { headers })).status;
  };
  expect(await report(live.host_token)).toBe(200);
  expect(await Promise.all([undefined, projector.host_token, other.host_token, 'x'].map(report))).toEqual([
    401, 401, 401, 401,
  ]);
  const response = await fetch(`${server.url}/api/live/${live.live_id}/screens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${live.host_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'host' }),
  });
  const { host_token } = (await response.json()) as { host_token: string };
  const remote = await hostBot(server.url, { pin: live.pin, host_token });
  await remote.must('lock_door');
  remote.close();
});

const byId = (one: readonly [number, string], other: readonly [number, string]) => one[0] - other[0];

/** The roster as a host's screen builds it: whole views, and differences that each say which view they change. */
function rosterOf(host: ScreenBot): Map<number, string> {
  const roster = new Map<number, string>();
  let last: string | undefined;
  for (const said of host.heard) {
    const [event, view] = JSON.parse(said) as [string, Extract<NonNullable<ScreenBot['view']>, { role: 'host' }>];
    if (event !== 'view') continue;
    if (view.players) {
      roster.clear();
      for (const player of view.players) roster.set(player.seat_id, player.name);
    } else if (view.players_change) {
      expect(`${view.players_change.since.seq}/${view.players_change.since.n}`).toBe(last);
      for (const player of view.players_change.put) roster.set(player.seat_id, player.name);
      for (const seat_id of view.players_change.gone) roster.delete(seat_id);
    }
    last = `${view.seq}/${view.n}`;
  }
  return roster;
}

test('a room of more than a hundred is told to the screens as differences, and they add up to everybody', async () => {
  const live = await teacher.openLive();
  const host = await hostBot(server.url, live);
  const names = Array.from({ length: 130 }, (_, index) => `Player ${index + 1}`);
  const bots = await Promise.all(names.map((name) => PlayerBot.join(server.url, live.pin, name)));
  await host.until(() => rosterOf(host).size === 130, 'everybody in the roster');
  const told = rosterOf(host);
  await host.resume();
  const whole = host.view?.role === 'host' ? host.view.players! : [];
  expect([...told].toSorted(byId)).toEqual(whole.map(({ seat_id, name }) => [seat_id, name] as const).toSorted(byId));
  expect(host.heard.some((said) => said.includes('players_change'))).toBe(true);
  for (const bot of [host, ...bots]) bot.close();
}, 30_000);
