import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commandAccess, type CommandType, type LiveRole, liveRoles } from '@lexiroom/contracts/live';
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
  leave: {},
  start: {},
  next: {},
  skip: {},
  end_question: {},
  pause: {},
  unpause: {},
  end: {},
  add_time: {},
  lock_door: {},
  unlock_door: {},
  void: { question: 1 },
  remove: { seat_id: 1 },
  rename: { seat_id: 1, name: 'Zoe' },
  keep_name: { seat_id: 1 },
  names: {},
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

  test('after all of them the session is as it was: lobby, one player, the door open', async () => {
    expect((await host.must('resume')).view).toMatchObject({ seq: 2, phase: 'lobby', count: 1, door: 'open' });
  });
});

/** A player may repeat the `join` that gave the seat, never send another one. */
const isSecondSeat = (type: CommandType, role: LiveRole) => type === 'join' && role === 'player';

describe('S28 who may give a command gets an answer of the course, never NOT_ALLOWED', () => {
  // Those that end something come last.
  const order: CommandType[] = ['resume', 'lock_door', 'unlock_door', 'keep_name', 'rename', 'names', 'reassign', 'pause', 'unpause', 'answer', 'pick', 'add_time', 'end_question', 'skip', 'next', 'start', 'restart', 'choose_group', 'set_team', 'void', 'join', 'leave', 'remove', 'end']; // prettier-ignore

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
