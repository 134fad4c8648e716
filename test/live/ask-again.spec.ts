import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 150_000);
afterAll(() => server.stop());

test('a question is asked again: once for two clicks, also over a server that was killed, and both count', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ questions: 2, leaderboard: 'end' });
  const host = await hostBot(server.url, live);
  const bot = await PlayerBot.join(server.url, live.pin, 'Ada');
  const answer = async (number: number) => {
    await bot.sees('open', number);
    await bot.must('answer', { question: number, option: 0 });
    await host.sees('reveal', number);
  };
  await host.must('start');
  await answer(1);
  const expected = { expect: { phase: 'reveal', question: 1 } };
  const clicks = await Promise.all([host.command('ask_again', expected), host.command('ask_again', expected)]);
  expect(clicks.map((ack) => (ack.ok ? 'done' : ack.code)).toSorted()).toEqual(['STALE', 'done']);
  await server.kill();
  await server.start();
  await Promise.all([host, bot].map((screen) => screen.connected()));
  await Promise.all([host, bot].map((screen) => screen.resume()));
  await answer(2);
  expect(host.view).toMatchObject({ question: { number: 2, of: 3, asked_before: 1 } });
  await host.must('next', { expect: { phase: 'reveal', question: 2 } });
  await answer(3);
  await host.must('next', { expect: { phase: 'reveal', question: 3 } });
  await host.sees('podium');
  await host.must('end');

  const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  const [first, second, third] = report.questions;
  expect(second).toMatchObject({ word_id: first!.word_id, kind: first!.kind, asked_before: 1, scored: true });
  expect(third!.word_id).not.toBe(first!.word_id);
  expect(third).not.toHaveProperty('asked_before');
  expect(report.players[0]!.answers.map(({ question }) => question)).toEqual([1, 2, 3]);
  const lives = await teacher.api.lives({ query: {} });
  expect(lives[0]).toMatchObject({ live_id: live.live_id, questions: 3 });
  for (const screen of [host, bot]) screen.close();
}, 120_000);
