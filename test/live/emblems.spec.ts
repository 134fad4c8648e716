import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HostView, ProjectorView } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
import { emblemsAtOnce } from '../../apps/server/src/live/admission/emblem-rate-limit.ts';
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
  const live = await teacher.openLive({ questions: 1, seconds: null, leaderboard: 'every' });
  const host = await hostBot(server.url, live);
  const ada = await PlayerBot.join(server.url, live.pin, 'Ada');
  const ben = await PlayerBot.join(server.url, live.pin, 'Ben');
  bots.push(host, ada, ben);
  const drawn = () => (host.view as HostView).players?.map(({ emblem }) => emblem ?? null);
  return { live, host, ada, ben, drawn };
}

test('another animal is seen by the whole room, and is kept over a killed server, on the board and in the next quiz', async () => {
  const { live, host, ada, ben, drawn } = await openRoom();
  const choose = { v: 1, command_id: randomUUID(), type: 'choose_emblem', emblem: 'owl' };
  const first = await ada.send(choose);
  expect(first).toMatchObject({ ok: true });
  await host.until(() => JSON.stringify(drawn()) === '["owl",null]', 'the animal on the host’s screen');
  await ada.until(() => ada.seat?.emblem === 'owl', 'the animal on the own phone');
  expect(ben.seat).not.toHaveProperty('emblem');
  await server.kill();
  await server.start();
  await Promise.all([host, ada, ben].map((bot) => bot.connected()));
  expect(await ada.send(choose)).toEqual(first);
  await Promise.all([host, ada, ben].map((bot) => bot.resume()));
  expect([drawn(), ada.seat?.emblem]).toEqual([['owl', null], 'owl']);

  await host.must('start');
  const { right_option } = (await host.sees('open')) as HostView;
  expect(await ada.command('choose_emblem', { emblem: 'cow' })).toMatchObject({ code: 'NOT_ALLOWED' });
  for (const bot of [ada, ben]) await bot.must('answer', { question: 1, option: right_option });
  await host.sees('reveal');
  await host.must('next', { expect: { phase: 'reveal', question: 1 } });
  const { podium } = (await host.sees('podium')) as ProjectorView;
  expect(podium!.top.map(({ name, emblem }) => [name, emblem])).toEqual([
    ['Ada', 'owl'],
    ['Ben', undefined],
  ]);

  const [deck] = await teacher.api.topicDecks({ query: { target_language: 'japanese' } });
  await host.must('restart', { source: { deck_ids: [deck!.item_id] }, settings: { questions: 1 } });
  await ada.until(() => ada.view?.quiz === 2, 'the next quiz');
  await ada.resume();
  expect([ada.seat?.emblem, ada.view?.phase]).toEqual(['owl', 'lobby']);
  const again = await hostBot(server.url, live);
  bots.push(again);
  expect((again.view as HostView).players?.map(({ emblem }) => emblem)).toEqual(['owl', undefined]);
}, 120_000);

test('S63 a seat that never stops choosing is told to wait, and another seat’s choices are not counted', async () => {
  const { ada, ben } = await openRoom();
  const animals = ['owl', 'cow'] as const;
  for (let time = 0; time < emblemsAtOnce; time++) await ada.must('choose_emblem', { emblem: animals[time % 2] });
  expect(await ada.command('choose_emblem', { emblem: 'bee' })).toMatchObject({ code: 'TOO_MANY' });
  await ben.must('choose_emblem', { emblem: 'bee' });
  expect(await ben.command('choose_emblem', { emblem: 'dragon' })).toMatchObject({ code: 'INVALID' });
});
