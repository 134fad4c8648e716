import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HostView } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
import { namesAtOnce } from '../../apps/server/src/live/admission/name-rate-limit.ts';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, type ScreenBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let teacher: Person;
const bots: ScreenBot[] = [];

beforeAll(async () => {
  server = await ServerProcess.start();
  teacher = await Person.signedUp(server.url);
}, 150_000);
afterAll(async () => {
  for (const bot of bots) bot.close();
  await server.stop();
});

async function openRoom() {
  const live = await teacher.openLive({ questions: 1 });
  const host = await hostBot(server.url, live);
  const ada = await PlayerBot.join(server.url, live.pin, 'Ada');
  const ben = await PlayerBot.join(server.url, live.pin, 'Ben');
  bots.push(host, ada, ben);
  const called = () => (host.view as HostView).players?.map(({ name }) => name);
  return { host, ada, ben, called };
}

test('a player is called otherwise in the lobby; the same command again changes nothing', async () => {
  const { host, ada, ben, called } = await openRoom();
  expect(ada.seat).toMatchObject({ name: 'Ada', may_choose_name: true });
  const choose = { v: 1, command_id: randomUUID(), type: 'choose_name', name: 'Eva' };
  const first = await ada.send(choose);
  await ada.until(() => ada.seat?.name === 'Eva', 'the new name');
  await host.until(() => called()?.join() === 'Eva,Ben', 'the new name on the host’s screen');
  expect(await ada.send(choose)).toEqual(first);
  expect(await ben.command('choose_name', { name: 'eva' })).toMatchObject({
    code: 'NAME_TAKEN',
    params: { suggestion: 'eva 2' },
  });
});

test('a doubtful name is behind a mask until the host keeps it', async () => {
  const { host, ada, called } = await openRoom();
  await ada.must('choose_name', { name: 'Shit' });
  await ada.until(() => ada.seat?.name_waits === true, 'the mask');
  await host.until(() => called()?.join() === 'Player 1,Ben', 'the mask on the host’s screen');
  await host.must('keep_name', { seat_id: 1 });
  await ada.until(() => ada.seat?.name === 'Shit', 'the name that was kept');
});

test('a name that the host gave stays, as does every name once the quiz runs', async () => {
  const { host, ada, ben } = await openRoom();
  await host.must('rename', { seat_id: 1, name: 'Eva' });
  await ada.until(() => ada.seat?.name === 'Eva' && !ada.seat.may_choose_name, 'the name that the host gave');
  expect(await ada.command('choose_name', { name: 'Ada' })).toMatchObject({ code: 'NOT_ALLOWED' });
  await host.must('start');
  expect(await ben.command('choose_name', { name: 'Ben 2' })).toMatchObject({ code: 'NOT_ALLOWED' });
});

test('the host is not flooded with names: a seat tries a few, another seat’s are not counted', async () => {
  const { ada, ben } = await openRoom();
  for (let time = 1; time <= namesAtOnce; time++) await ada.must('choose_name', { name: `Ada ${time}` });
  expect(await ada.command('choose_name', { name: 'Eva' })).toMatchObject({ code: 'TOO_MANY' });
  await ben.must('choose_name', { name: 'Eva' });
});
