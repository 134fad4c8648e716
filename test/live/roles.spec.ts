import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commandAccess, type CommandType, type HostView, type LiveRole, liveRoles } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let host: ScreenBot;
const bots = new Map<LiveRole, ScreenBot>();

/** Fields with which a command would be carried out if its sender were allowed to. */
const fields: Record<CommandType, object> = {
  join: { name: 'Zoe' },
  resume: {},
  answer: { question: 1, option: 0 },
  pick: { round: 1, group: 'a', option: 0 },
  restart: {},
  choose_group: { group: 'a' },
  set_team: { seat_id: 1, group: 'a' },
  balance_teams: {},
  choose_name: { name: 'Zoe' },
  choose_emblem: { emblem: 'owl' },
  leave: {},
  start: {},
  next: {},
  skip: {},
  ask_again: {},
  end_question: {},
  pause: {},
  unpause: {},
  end: {},
  add_time: {},
  lock_door: {},
  unlock_door: {},
  void: { question: 1 },
  accept: { question: 1, text: 'neko' },
  remove: { seat_id: 1 },
  rename: { seat_id: 1, name: 'Zoe' },
  keep_name: { seat_id: 1 },
  names: {},
  remote_code: {},
  allow_remote: { remote_id: 1 },
  stop_remote: { remote_id: 2 },
  reassign: { seat_id: 1, student_id: 1 },
};

beforeAll(async () => {
  server = await ServerProcess.start();
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 1 });
  host = await hostBot(server.url, live);
  const { host_token } = await teacher.api.liveScreen({
    params: { live_id: live.live_id },
    body: { role: 'projector' },
  });
  bots.set('player', await PlayerBot.join(server.url, live.pin, 'Ada'));
  bots.set('newcomer', new ScreenBot(server.url, { pin: live.pin }));
  bots.set('projector', new ScreenBot(server.url, { pin: live.pin, host_token, role: 'projector' }));
  bots.set(
    'own_projector',
    new ScreenBot(server.url, { pin: live.pin, role: 'projector' }, { cookie: teacher.cookie }),
  );
  bots.set('host', host);
  const { code } = await host.must('remote_code');
  const asked = await new Person(server.url).api.askRemote({
    query: { pin: live.pin },
    body: { pin: live.pin, code, device: 'iphone', command_id: randomUUID() },
  });
  await host.must('allow_remote', { remote_id: 1 });
  bots.set('remote', new ScreenBot(server.url, { pin: live.pin, role: 'remote', remote_token: asked.remote_token }));
  await Promise.all([...bots.values()].map((bot) => bot.connected()));
}, 150_000);

afterAll(async () => {
  for (const bot of bots.values()) bot.close();
  await server.stop();
});

const refusedPairs = (Object.keys(commandAccess) as CommandType[]).flatMap((type) =>
  liveRoles.filter((role) => !commandAccess[type][role]).map((role) => [type, role] as const),
);

describe('S28 who may not give a command is refused, and nothing happens', () => {
  test.each(refusedPairs)('%s from a %s', async (type, role) => {
    const ack = await bots.get(role)!.send({ v: 1, command_id: randomUUID(), type, ...fields[type] });
    expect(ack).toMatchObject({ ok: false, code: 'NOT_ALLOWED' });
  });

  test('after all of them the session is as it was: lobby, one player and one remote, the door open', async () => {
    expect((await host.must('resume')).view).toMatchObject({ seq: 4, phase: 'lobby', count: 1, door: 'open' });
  });
});

/** A player may repeat the `join` that gave the seat, never send another one. */
const isSecondSeat = (type: CommandType, role: LiveRole) => type === 'join' && role === 'player';

describe('S28 who may give a command gets an answer of the course, never NOT_ALLOWED', () => {
  // Those that end something come last.
  const order: CommandType[] = ['resume', 'remote_code', 'allow_remote', 'stop_remote', 'lock_door', 'unlock_door', 'keep_name', 'choose_name', 'choose_emblem', 'rename', 'names', 'reassign', 'pause', 'unpause', 'answer', 'pick', 'add_time', 'end_question', 'skip', 'ask_again', 'next', 'start', 'restart', 'choose_group', 'set_team', 'balance_teams', 'void', 'accept', 'join', 'leave', 'remove', 'end']; // prettier-ignore

  test('every command of the wire is in that list', () => {
    expect(order.toSorted()).toEqual(Object.keys(commandAccess).toSorted());
  });

  test.each(
    order.flatMap((type) =>
      liveRoles
        .filter((role) => commandAccess[type][role] && !isSecondSeat(type, role))
        .map((role) => [type, role] as const),
    ),
  )('%s from a %s', async (type, role) => {
    const ack = await bots.get(role)!.send({ v: 1, command_id: randomUUID(), type, ...fields[type] });
    expect(ack).not.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(ack).not.toMatchObject({ code: 'SURPRISE' });
  });
});

describe('S27 what only the host may know while a question is open', () => {
  test('the right option and who has not answered reach the host’s own screen, and neither projector nor players', async () => {
    const teacher = await Person.signedUp(server.url);
    const live = await teacher.openLive({ questions: 1, seconds: null });
    const { host_token } = await teacher.api.liveScreen({
      params: { live_id: live.live_id },
      body: { role: 'projector' },
    });
    const own = await hostBot(server.url, live);
    const projector = new ScreenBot(server.url, { pin: live.pin, host_token, role: 'projector' });
    await projector.connected();
    await projector.resume();
    const [ada, ben] = [
      await PlayerBot.join(server.url, live.pin, 'Ada'),
      await PlayerBot.join(server.url, live.pin, 'Ben'),
    ];
    await own.must('start');
    const open = (await own.sees('open')) as HostView;
    const { right_option } = open;
    expect(right_option).toBeGreaterThanOrEqual(0);
    const waitsFor = () =>
      own.heard.flatMap((text) => {
        const [event, body] = JSON.parse(text) as [string, { waits_for?: number[] }];
        return event === 'progress' && body.waits_for ? [body.waits_for] : [];
      });
    await own.until(() => waitsFor().at(-1)?.length === 2, 'both to be waited for');
    await ada.must('answer', { question: 1, option: right_option });
    await own.until(() => waitsFor().at(-1)?.join() === `${ben.seat_id}`, 'Ben alone to be waited for');
    // A host who comes back in the middle is told as well.
    const again = await hostBot(server.url, live);
    await again.resume();
    expect((again.view as HostView).right_option).toBe(right_option);
    await again.until(
      () => again.heard.some((text) => text.includes(`"waits_for":[${ben.seat_id}]`)),
      'the same names',
    );
    for (const bot of [projector, ada, ben]) {
      await bot.sees('open');
      for (const text of bot.heard) expect(text).not.toMatch(/right_option|waits_for|correct/);
    }
    await own.must('end_question');
    expect((await projector.sees('reveal')).correct_option).toBe(right_option);
    for (const bot of [own, again, projector, ada, ben]) bot.close();
  });
});
