import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HostView } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let teacher: Person;
const open: ScreenBot[] = [];
beforeAll(async () => {
  server = await ServerProcess.start();
  teacher = await Person.signedUp(server.url);
}, 150_000);
afterAll(async () => {
  for (const bot of open) bot.close();
  await server.stop();
});

const ask = (pin: string, code: string, command_id: string = randomUUID()) =>
  new Person(server.url).api.askRemote({ query: {}, body: { pin, code, device: 'iphone', command_id } });
const remotesOf = (host: ScreenBot) => (host.view as HostView).remotes ?? [];
function keep<Bot extends ScreenBot>(bot: Bot): Bot {
  open.push(bot);
  return bot;
}
const remoteBot = (pin: string, remote_token: string) =>
  keep(new ScreenBot(server.url, { pin, role: 'remote', remote_token }));
const outcomeOf = (bot: ScreenBot) =>
  bot.connected().then(
    () => 'in',
    (error: Error) => error.message,
  );

/** A quiz with the host's screen, and a phone that has asked to steer it. */
async function asked(by: Person = teacher) {
  const live = await by.openLive({ questions: 2, seconds: null });
  const host = keep(new ScreenBot(server.url, { pin: live.pin, role: 'host' }, { cookie: by.cookie }));
  await host.connected();
  await host.resume();
  const { code } = await host.must('remote_code');
  const phone = await ask(live.pin, code);
  await host.until(() => remotesOf(host).length === 1, 'a phone that asks');
  return { live, host, code, ...phone };
}

/** The same, with the phone at work. */
async function steering(by?: Person) {
  const quiz = await asked(by);
  await quiz.host.must('allow_remote', { remote_id: 1 });
  const remote = remoteBot(quiz.live.pin, quiz.remote_token);
  await remote.connected();
  await remote.resume();
  return { ...quiz, remote };
}

describe('S11 a phone becomes a remote', () => {
  test('by a code of the host’s screen, and only once the host has allowed it there', async () => {
    const { live, host, remote_token, sign } = await asked();
    expect(remotesOf(host)).toEqual([{ remote_id: 1, device: 'iphone', sign, state: 'asked' }]);
    // It waits, and tries again.
    expect(await outcomeOf(remoteBot(live.pin, remote_token))).toBe('RETRY');
    await host.must('allow_remote', { remote_id: 1 });
    const remote = remoteBot(live.pin, remote_token);
    await remote.connected();
    await remote.resume();
    expect(remote.view).toMatchObject({ role: 'host', phase: 'lobby' });
    const ada = keep(await PlayerBot.join(server.url, live.pin, 'Ada'));
    await remote.must('start', { expect: { phase: 'lobby' } });
    await ada.sees('open', 1);
  });

  test('once by each code, whose request may be sent again', async () => {
    const { live, code, host } = await asked();
    await expect(ask(live.pin, code)).rejects.toMatchObject({ status: 404 });
    const { code: next } = await host.must('remote_code');
    const command_id = randomUUID();
    const first = await ask(live.pin, next, command_id);
    expect(await ask(live.pin, next, command_id)).toEqual(first);
    await host.until(() => remotesOf(host)[0]?.remote_id === 2, 'the second phone in place of the first');
    await expect(ask(live.pin, 'A'.repeat(22))).rejects.toMatchObject({ status: 404 });
    await expect(ask('999999', next)).rejects.toMatchObject({ status: 404 });
  });

  test('never, when the host refuses', async () => {
    const { live, host, remote_token } = await asked();
    await host.must('stop_remote', { remote_id: 1 });
    expect(await outcomeOf(remoteBot(live.pin, remote_token))).toBe('BAD_TOKEN');
    expect(await host.command('allow_remote', { remote_id: 1 })).toMatchObject({ code: 'STALE' });
  });

  test('and a device that tries codes is told to stop', async () => {
    const live = await teacher.openLive();
    const guesser = new Person(server.url);
    await guesser.api.pinState({ params: { pin: live.pin } });
    const statuses: number[] = [];
    for (let guess = 0; guess < 32; guess++) {
      const body = {
        pin: live.pin,
        code: randomUUID().slice(0, 22),
        device: 'android',
        command_id: randomUUID(),
      } as const;
      statuses.push(await guesser.api.askRemote({ query: {}, body }).then(() => 200, (error: { status: number }) => error.status)); // prettier-ignore
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});

describe('S28 what a remote may not', () => {
  test('it reads no report, gives no tokens, and brings no other remote in', async () => {
    const { live, remote, remote_token } = await steering();
    for (const type of ['remote_code', 'allow_remote', 'stop_remote', 'remove', 'rename', 'names'] as const) {
      const fields = { remote_code: {}, names: {}, rename: { seat_id: 1, name: 'Zoe' }, remove: { seat_id: 1 } }[
        type as string
      ];
      expect(await remote.command(type, fields ?? { remote_id: 1 })).toMatchObject({ code: 'NOT_ALLOWED' });
    }
    for (const role of ['host', 'projector'] as const)
      expect(await outcomeOf(keep(new ScreenBot(server.url, { pin: live.pin, role, host_token: remote_token })))).toBe(
        'BAD_TOKEN',
      );
    const headers = { authorization: `Bearer ${remote_token}`, 'content-type': 'application/json' };
    const at = `${server.url}/api/live/${live.live_id}`;
    const body = JSON.stringify({ role: 'projector' });
    const statuses = [
      (await fetch(`${at}/report`, { headers })).status,
      (await fetch(`${at}/screens`, { headers, method: 'POST', body })).status,
      (await fetch(`${at}/void`, { headers, method: 'POST', body: '{"question":1}' })).status,
      (await fetch(at, { headers: { authorization: headers.authorization }, method: 'DELETE' })).status,
    ];
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  test('neither the board nor players hear of codes or remotes', async () => {
    const { live, host, code } = await steering();
    const board = keep(new ScreenBot(server.url, { pin: live.pin, role: 'projector' }, { cookie: teacher.cookie }));
    await board.connected();
    await board.resume();
    const ada = keep(await PlayerBot.join(server.url, live.pin, 'Ada'));
    await host.must('remote_code');
    await host.must('start');
    await ada.sees('open', 1);
    await board.sees('open', 1);
    for (const { heard, view } of [board, ada]) {
      expect(JSON.stringify([heard, view])).not.toContain('remote');
      expect(JSON.stringify(heard)).not.toContain(code);
    }
  });
});

const hungUp = (bot: ScreenBot) => new Promise((resolve) => bot.socket.once('disconnect', resolve));

describe('S3 a remote ends', () => {
  test('when the host stops it, at once', async () => {
    const { live, host, remote, remote_token } = await steering();
    const left = hungUp(remote);
    await host.must('stop_remote', { remote_id: 1 });
    await left;
    expect(await outcomeOf(remoteBot(live.pin, remote_token))).toBe('BAD_TOKEN');
  });

  test('with the log-in of the screen whose code it read', async () => {
    const owner = await Person.signedUp(server.url);
    const { live, remote, remote_token } = await steering(owner);
    const left = hungUp(remote);
    await owner.api.logOut({ body: {} });
    await left;
    expect(await outcomeOf(remoteBot(live.pin, remote_token))).toBe('BAD_TOKEN');
  });

  test('with the session', async () => {
    const { host, remote } = await steering();
    await host.must('end');
    await remote.sees('ended');
    expect(await remote.command('next')).toMatchObject({ ok: false });
  });
});

test('after a server that died, whom the host had allowed steers on, and whom the host had stopped does not', async () => {
  const { live, host, remote } = await steering();
  const { code } = await host.must('remote_code');
  const { remote_token: stopped } = await ask(live.pin, code);
  await host.must('stop_remote', { remote_id: 2 });
  await server.kill();
  await server.start();
  await remote.must('lock_door');
  await remote.resume();
  expect(remote.view).toMatchObject({ role: 'host', door: 'locked', remotes: [{ remote_id: 1, state: 'allowed' }] });
  expect(await outcomeOf(remoteBot(live.pin, stopped))).toBe('BAD_TOKEN');
}, 60_000);

test('S29 of two who go on at the same moment one moves the quiz, and the other is told', async () => {
  const { live, host, remote } = await steering();
  const ada = keep(await PlayerBot.join(server.url, live.pin, 'Ada'));
  await host.must('start');
  await ada.sees('open', 1);
  await ada.must('answer', { question: 1, option: 0 });
  await host.sees('reveal', 1);
  const seen = { expect: { phase: 'reveal', question: 1 } };
  const acks = await Promise.all([host.command('next', seen), remote.command('next', seen)]);
  expect(acks.map((ack) => (ack.ok ? 'moved' : ack.code)).toSorted()).toEqual(['STALE', 'moved']);
  await host.sees('leaderboard');
});

test('the host’s other screens take part: a token of the host shows codes as well', async () => {
  const live = await teacher.openLive();
  const host = keep(await hostBot(server.url, live));
  expect(await host.must('remote_code')).toMatchObject({ code: expect.stringMatching(/^[\w-]{22}$/) });
});
