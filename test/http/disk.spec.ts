import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DiskWatch } from '../../apps/server/src/disk/disk-watch.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';

const megabyte = 1024 * 1024;
const disk = { free: 10_000 * megabyte, size: 100_000 * megabyte };
let server: RunningApp;
beforeAll(async () => {
  server = await runningApp({ disk: { look: async () => disk } });
});
afterAll(() => server.close());

async function withRoom(megabytes: number): Promise<void> {
  disk.free = megabytes * megabyte;
  await server.app.get(DiskWatch).look();
}

const low = { status: 507, problem: { code: 'DISK_LOW' } };

test('on a disk that is nearly full reading goes on, nothing new is taken, and with room all is as before', async () => {
  const teacher = await Person.signedUp(server.url);
  const { root_id, username } = await teacher.api.loggedInUser();
  const newFolder = () =>
    teacher.api.newItem({ body: { item_type: 'folder', item_name: 'Animals', parent_id: root_id } });
  await withRoom(200);
  expect(await teacher.api.health()).toMatchObject({ status: 'read_only' });
  await expect(newFolder()).rejects.toMatchObject(low);
  await expect(teacher.openLive()).rejects.toMatchObject(low);
  await expect(Person.signedUp(server.url)).rejects.toMatchObject(low);
  expect(await teacher.api.topicDecks({ query: { target_language: 'japanese' } })).not.toEqual([]);
  const elsewhere = new Person(server.url);
  await elsewhere.api.logIn({ body: { username, password: 'four words are long' } });
  expect(await elsewhere.api.loggedInUser()).toMatchObject({ username });
  await withRoom(300);
  expect(await teacher.api.health()).toMatchObject({ status: 'ok' });
  await newFolder();
});

test('a quiz that is running comes to its end, the host is told why nothing else is saved; at the very last all waits', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 2, seconds: null, leaderboard: 'end' });
  const host = await hostBot(server.url, live);
  const [mia, ben] = [
    await PlayerBot.join(server.url, live.pin, 'Mia'),
    await PlayerBot.join(server.url, live.pin, 'Ben'),
  ];
  const said = (trouble: string | null) => host.until(() => host.heard.at(-1) === JSON.stringify(['trouble', trouble]), `trouble ${trouble}`); // prettier-ignore
  await host.must('start');
  await Promise.all([host, mia, ben].map((bot) => bot.sees('open', 1)));
  await withRoom(200);
  await said('disk');
  expect(await mia.command('answer', { question: 1, option: 0 })).toMatchObject({ ok: true });
  await withRoom(20);
  await said('full_disk');
  expect(await ben.command('answer', { question: 1, option: 0 })).toMatchObject({ ok: false, code: 'DISK_LOW' });
  await ben.resume();
  expect(ben.view).toMatchObject({ phase: 'open' });
  await withRoom(100);
  await said('disk');
  await host.must('end_question');
  await host.sees('reveal', 1);
  await host.must('end');
  await host.sees('ended');
  expect(mia.heard.join()).not.toContain('trouble');
  await withRoom(10_000);
  const { players } = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(players.map(({ answers }) => answers.length)).toEqual([1, 0]);
  for (const bot of [host, mia, ben]) bot.close();
});
