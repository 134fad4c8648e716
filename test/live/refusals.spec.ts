import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiError } from '@lexiroom/contracts/http';
import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { Person } from '../bots/person.ts';
import { hostBot, type Identity, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let teacher: Person;
/** Every test takes one; they are opened all at once, since getting ready takes seconds. */
const ready: Awaited<ReturnType<typeof openQuestion>>[] = [];
beforeAll(async () => {
  server = await ServerProcess.start();
  teacher = await Person.signedUp(server.url);
  ready.push(...(await Promise.all(Array.from({ length: 18 }, openQuestion))));
}, 150_000);
const takeQuiz = () => ready.pop()!;
afterAll(() => server.stop());

const command = (type: string, fields: object = {}) => ({ v: 1, command_id: randomUUID(), type, ...fields });
const open: ScreenBot[] = [];
afterAll(() => open.forEach((bot) => bot.close()));

/** A quiz of two untimed questions with three options, its host and two players, the first question open. */
async function openQuestion() {
  const live = await teacher.openLive({ questions: 2, seconds: null, option_count: 3 });
  const host = await hostBot(server.url, live);
  const ada = await PlayerBot.join(server.url, live.pin, 'Ada');
  const ben = await PlayerBot.join(server.url, live.pin, 'Ben');
  open.push(host, ada, ben);
  await host.must('start');
  await ada.sees('open', 1);
  return { live, host, ada, ben };
}

/** What the log holds of a session, to see that nothing changed. */
const answersOf = async (live_id: number) => {
  const { players } = await teacher.api.liveReport({ params: { live_id } });
  return players.flatMap((player) => player.answers.map((answer) => ({ seat_id: player.seat_id, ...answer })));
};

describe('S31 an answer that cannot count is refused by its code, and nothing is stored', () => {
  test('a second answer of one seat', async () => {
    const { live, ada } = takeQuiz();
    expect(await ada.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ ok: true });
    expect(await ada.send(command('answer', { question: 1, option: 1 }))).toMatchObject({ code: 'ALREADY_ANSWERED' });
    expect(await answersOf(live.live_id)).toMatchObject([{ option: 0 }]);
  });

  test('an option that is not there, another question, and one that is over', async () => {
    const { live, host, ada } = takeQuiz();
    expect(await ada.send(command('answer', { question: 1, option: 3 }))).toMatchObject({ code: 'NO_SUCH_OPTION' });
    expect(await ada.send(command('answer', { question: 1, option: 99 }))).toMatchObject({ code: 'NO_SUCH_OPTION' });
    expect(await ada.send(command('answer', { question: 2, option: 0 }))).toMatchObject({ code: 'NOT_OPEN' });
    await host.must('end_question');
    await ada.sees('reveal', 1);
    expect(await ada.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ code: 'LATE' });
    expect(await answersOf(live.live_id)).toEqual([]);
  });

  test('one before the question opens, and one during a pause', async () => {
    const { host, ada } = takeQuiz();
    await host.must('pause');
    expect(await ada.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ code: 'NOT_OPEN' });
    await host.must('unpause');
    expect(await ada.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ ok: true });
  });
});

test('S30 ten copies of one answer at once are one row and ten equal acknowledgements', async () => {
  const { live, ada } = takeQuiz();
  const body = command('answer', { question: 1, option: 1 });
  const acks = await Promise.all(Array.from({ length: 10 }, () => ada.send(body)));
  expect(new Set(acks.map((ack) => JSON.stringify(ack)))).toEqual(new Set([JSON.stringify(acks[0])]));
  expect(acks[0]).toMatchObject({ ok: true });
  expect(await answersOf(live.live_id)).toHaveLength(1);
});

/** What a claim by a code comes to: how many answers, or why not. */
const claimed = (person: Person, claim_code: string) =>
  person.api
    .claimSeat({ body: { claim_code } })
    .catch((error: unknown) => error instanceof ApiError && error.problem?.code);

describe('what a guest has answered is claimed by a code', () => {
  test('S17 the code is bound to its purpose and its seat: a token claims nothing, a code opens no seat, another number is not found', async () => {
    const { live, host, ada } = takeQuiz();
    await ada.must('answer', { question: 1, option: 0 });
    await host.must('end_question');
    await ada.sees('reveal', 1);
    const [live_id, seat_id, signature] = ada.claim_code!.split('.');
    const learner = await Person.signedUp(server.url, 'learner');
    const forged = [`${live_id}.${Number(seat_id) + 1}.${signature}`, `${Number(live_id) + 1}.${seat_id}.${signature}`];
    const ofSeat = ada.identity.seat_token!.split('.')[1]!;
    for (const code of [...forged, `${live_id}.${seat_id}.${ofSeat}`])
      expect(await claimed(learner, code)).toBe('NOT_FOUND');
    expect(await claimed(learner, ada.identity.seat_token!)).toBe('INVALID');
    const thief = new ScreenBot(server.url, { pin: live.pin, seat_token: ada.claim_code! });
    open.push(thief);
    await expect(thief.connected()).rejects.toThrow('BAD_TOKEN');
    expect(await claimed(learner, ada.claim_code!)).toEqual({ answers: 1 });
    expect(await claimed(teacher, ada.claim_code!)).toBe('CLAIMED');
    expect(await claimed(learner, ada.claim_code!)).toEqual({ answers: 1 });
  });

  test('S14 who tries codes spends their own tries; S26 the code is given to the guest alone, and to nobody who is logged in', async () => {
    const { live, host, ada, ben } = takeQuiz();
    const prober = await Person.signedUp(server.url, 'learner');
    const guesses = Array.from({ length: 61 }, () => claimed(prober, `1.1.${'A'.repeat(43)}`));
    expect((await Promise.all(guesses)).filter((code) => code === 'TOO_MANY')).toHaveLength(1);
    const learner = await Person.signedUp(server.url, 'learner');
    expect(await claimed(learner, ben.claim_code!)).toEqual({ answers: 0 });
    const cora = new ScreenBot(server.url, { pin: live.pin }, { cookie: learner.cookie });
    open.push(cora);
    await cora.connected();
    expect(await cora.must('join', { name: 'Cora' })).not.toHaveProperty('claim_code');
    const signature = ada.claim_code!.split('.')[2]!;
    for (const { heard } of [host, ada, ben, cora]) expect(heard.join()).not.toContain(signature);
  });
});

test('S29 next from two controllers at once goes on once', async () => {
  const { live, host, ada, ben } = takeQuiz();
  const second = await hostBot(server.url, live);
  open.push(second);
  await Promise.all([ada, ben].map((bot) => bot.must('answer', { question: 1, option: 0 })));
  await host.sees('reveal', 1);
  const expect1 = { expect: { phase: 'reveal', question: 1 } };
  const acks = await Promise.all([host, second].map((bot) => bot.send(command('next', expect1))));
  expect(acks.map((ack) => (ack.ok ? 'ok' : ack.code)).toSorted()).toEqual(['STALE', 'ok']);
  await host.sees('leaderboard');
  await ada.sees('leaderboard');
});

test('S27 no frame to a player tells the right option before the lock', async () => {
  const { live, host, ada } = takeQuiz();
  await ada.must('answer', { question: 1, option: 0 });
  const before = ada.heard.join('\n');
  expect(before).not.toMatch(/correct|word_id/);
  await host.must('end_question');
  await ada.sees('reveal', 1);
  const { questions } = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(ada.view?.reveal?.correct_option).toBe(questions[0]?.correct_option);
});

test('S39 S40 a player whose name is doubtful is called as on the board, and told when the host keeps the name', async () => {
  const { live, host, ada } = takeQuiz();
  const cyrillic = new ScreenBot(server.url, { pin: live.pin });
  open.push(cyrillic);
  await cyrillic.connected();
  expect(await cyrillic.send(command('join', { name: 'Аda' }))).toMatchObject({ code: 'NAME_TAKEN' });
  expect(await cyrillic.send(command('join', { name: '\u3164\u3164' }))).toMatchObject({ code: 'NAME_INVALID' });
  const rude = await PlayerBot.join(server.url, live.pin, 'fuсk');
  open.push(rude);
  const shown = `Player ${rude.seat_id}`;
  expect(rude.seat).toMatchObject({ name: shown, name_waits: true });
  await host.must('keep_name', { seat_id: rude.seat_id });
  await rude.until(() => rude.seat?.name === 'fuсk' && rude.seat.name_waits === undefined, 'the name that was kept');
  expect(ada.heard.join('\n')).not.toContain('fuсk');
});

test('who has a seat gets no second one', async () => {
  const { live, ada } = takeQuiz();
  expect(await ada.send(command('join', { name: 'Eve' }))).toMatchObject({ code: 'NOT_ALLOWED' });
  const { players } = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(players).toHaveLength(2);
});

describe('at the door', () => {
  test('S5 a page of another site is not let in', async () => {
    const { live } = takeQuiz();
    const bot = new ScreenBot(server.url, { pin: live.pin }, { origin: 'http://evil.example' });
    open.push(bot);
    const error = await new Promise<Error & { data?: unknown }>((resolve) => bot.socket.once('connect_error', resolve));
    expect(error.data).toBeUndefined();
    expect(bot.socket.connected).toBe(false);
  });

  test.each([
    ['http://evil.example', 403],
    ['null', 403],
    [undefined, 101],
  ])('S5 a handshake with the origin %s is answered %i', async (origin, status) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...(origin === undefined ? {} : { origin }),
    };
    const handshake = get(`${server.url}/socket.io/?EIO=4&transport=websocket`, { headers });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      handshake.on('response', resolve).on('upgrade', resolve).on('error', reject);
    });
    answer.destroy();
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ['a wrong pin', { pin: '100000' }, 'NO_SUCH_PIN'],
    ['no pin', { pin: null as unknown as string }, 'NO_SUCH_PIN'],
    ['a pin that is none', { pin: "1' or '1'='1" }, 'NO_SUCH_PIN'],
  ])('%s is refused by code', async (_, identity, code) => {
    const bot = new ScreenBot(server.url, identity);
    open.push(bot);
    await expect(bot.connected()).rejects.toThrow(code);
  });

  test('forged tokens open nothing', async () => {
    const { live, ada } = takeQuiz();
    const own = ada.identity.seat_token!;
    const forged = [
      { pin: live.pin, seat_token: `2${own.slice(1)}` },
      { pin: live.pin, seat_token: '' },
      { pin: live.pin, host_token: `${live.host_token}x`, role: 'host' as const },
      { pin: live.pin, role: 'host' as const },
      { pin: live.pin, role: 'projector' as const },
    ];
    for (const identity of forged) {
      const bot = new ScreenBot(server.url, identity);
      open.push(bot);
      await expect(bot.connected()).rejects.toThrow('BAD_TOKEN');
    }
  });

  test('a token for a projector moves nothing on', async () => {
    const { live } = takeQuiz();
    const { host_token } = await teacher.api.liveScreen({
      params: { live_id: live.live_id },
      body: { role: 'projector' },
    });
    const projector = new ScreenBot(server.url, { pin: live.pin, host_token, role: 'projector' });
    const host = new ScreenBot(server.url, { pin: live.pin, host_token, role: 'host' });
    open.push(projector, host);
    await projector.connected();
    await projector.resume();
    expect(await projector.send(command('end_question'))).toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(host.connected()).rejects.toThrow('BAD_TOKEN');
  });
});

test('S11 a device that guesses is told to stop, made-up tokens included, and a true token still opens its door', async () => {
  const { live, ada } = takeQuiz();
  const guesser = new Person(server.url);
  await guesser.api.pinState({ params: { pin: live.pin } });
  const knock = async (identity: Identity) => {
    const bot = new ScreenBot(server.url, identity, { cookie: guesser.cookie });
    const outcome = await bot.connected().then(
      () => 'in',
      (error: Error) => error.message,
    );
    bot.close();
    return outcome;
  };
  const answers = [];
  for (let guess = 0; guess < 30; guess++) answers.push(await knock({ pin: String(100_001 + guess), seat_token: 'x' }));
  expect(answers[0]).toBe('NO_SUCH_PIN');
  expect(answers.at(-1)).toBe('TOO_MANY');
  expect(await knock({ pin: live.pin })).toBe('TOO_MANY');
  expect(await knock({ pin: live.pin, seat_token: '1.x' })).toBe('TOO_MANY');
  expect(await knock({ pin: live.pin, seat_token: ada.identity.seat_token! })).toBe('in');
});

test('who hangs up right after joining is not waited for as if connected', async () => {
  const live = await teacher.openLive();
  const host = await hostBot(server.url, live);
  open.push(host);
  for (let time = 0; time < 10; time++) {
    const bot = new ScreenBot(server.url, { pin: live.pin });
    await bot.connected();
    bot.socket.emit('command', command('join', { name: `Ghost ${time}` }));
    bot.close();
  }
  await host.until(
    () => host.view?.role === 'host' && host.view.players!.every(({ connected }) => !connected),
    'nobody connected',
  );
});

test('a session may be deleted while everybody is still there, and the server goes on', async () => {
  const pid = server.pid;
  for (let time = 0; time < 5; time++) {
    const live = await teacher.openLive();
    const host = await hostBot(server.url, live);
    const names = Array.from({ length: 20 }, (_, index) => `Player ${index}`);
    const bots = await Promise.all(names.map((name) => PlayerBot.join(server.url, live.pin, name)));
    const newcomer = new ScreenBot(server.url, { pin: live.pin });
    await newcomer.connected();
    await host.must('end');
    const gone = [host, newcomer, ...bots].map(
      (bot) => new Promise((resolve) => bot.socket.once('disconnect', resolve)),
    );
    await teacher.api.deleteLive({ params: { live_id: live.live_id } });
    await Promise.all(gone);
    for (const bot of [host, newcomer, ...bots]) bot.close();
  }
  expect([server.isAlive, server.pid]).toEqual([true, pid]);
}, 60_000);

test('who left the room answers nothing', async () => {
  const { live, ada } = takeQuiz();
  await ada.must('leave');
  expect(await ada.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ code: 'NOT_OPEN' });
  expect(await answersOf(live.live_id)).toEqual([]);
});

describe('S62 whatever is sent, the process lives on and the quiz is as it was', () => {
  const junk: unknown[] = [
    null,
    undefined,
    7,
    'answer',
    [],
    {},
    { type: 'answer' },
    { v: 1, type: '__proto__', command_id: randomUUID() },
    { v: 1, type: 'answer', command_id: 'x', question: 1, option: 0 },
    { v: 2, type: 'answer', command_id: randomUUID(), question: 1, option: 0 },
    { v: 1, type: 'answer', command_id: randomUUID(), question: 1e9, option: -1 },
    { v: 1, type: 'answer', command_id: randomUUID(), question: 1, option: 0, seat_id: 2 },
  ];

  test('S62 junk is refused as INVALID, a null payload included', async () => {
    const { live, ada } = takeQuiz();
    const pid = server.pid;
    for (const body of junk) expect(await ada.send(body)).toMatchObject({ ok: false, code: 'INVALID' });
    ada.socket.emit('command');
    ada.socket.emit('command', null, null, null);
    ada.socket.emit('no such event', {});
    expect(await ada.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ ok: true });
    expect(await answersOf(live.live_id)).toHaveLength(1);
    expect([server.isAlive, server.pid]).toEqual([true, pid]);
  });

  test('S62 frames that are no packets end their own connection, and nobody else notices', async () => {
    const { live, ada } = takeQuiz();
    const pid = server.pid;
    const frames = [
      'junk',
      // Cut short, to a room without a handshake, with attachments that no text announced, too large.
      '42/live,["command",{"v":1',
      '42/live,["command",null]',
      new Uint8Array([4, 0, 255]),
      `42/live,["command","${'x'.repeat(20_000)}"]`,
    ];
    for (const frame of frames) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
      const over = new Promise((resolve) => socket.addEventListener('close', resolve));
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      socket.send(frame);
      await over;
    }
    expect(await ada.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ ok: true });
    expect(await answersOf(live.live_id)).toHaveLength(1);
    expect([server.isAlive, server.pid]).toEqual([true, pid]);
  });

  test('S63 a flood is told to wait, then hung up on, and nobody else notices', async () => {
    const { ada, ben } = takeQuiz();
    const told = await Promise.all(
      Array.from({ length: 100 }, () => ada.send(command('resume')).catch(() => undefined)),
    );
    expect(told.some((ack) => ack?.ok === false && ack.code === 'TOO_MANY')).toBe(true);
    const gone = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    for (let sent = 0; sent < 1000; sent++) ada.socket.emit('command', command('resume'));
    await gone;
    expect(await ben.send(command('answer', { question: 1, option: 0 }))).toMatchObject({ ok: true });
  });
});

test('an account that logs out takes its host screens with it (S3)', async () => {
  const host = await Person.signedUp(server.url);
  const live = await host.openLive();
  const screen = new ScreenBot(server.url, { pin: live.pin, role: 'host' }, { cookie: host.cookie });
  open.push(screen);
  await screen.connected();
  await screen.resume();
  const gone = new Promise((resolve) => screen.socket.once('disconnect', resolve));
  await host.api.logOut({ body: {} });
  // A socket that is forgotten stays connected for as long as a test may take.
  await gone;
});
