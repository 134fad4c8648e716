import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

const players = 10;
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 150_000);
afterAll(() => server.stop());

test('the server is killed in the middle of a race: nothing acknowledged is lost, and all are at their very question', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ pace: 'player', goal_seconds: 600 });
  const host = await hostBot(server.url, live);
  const bots = await Promise.all(
    Array.from({ length: players }, (_, index) => PlayerBot.join(server.url, live.pin, `Player ${index + 1}`)),
  );
  await host.must('start');
  await Promise.all(bots.map((bot) => bot.until(() => bot.seat?.question !== undefined, 'the first question')));
  const acked = new Map<number, number>();
  const lastOf = new Map<PlayerBot, object>();
  const race = async (bot: PlayerBot, answers: number) => {
    for (let answered = 0; answered < answers; answered++) {
      const { number } = bot.seat!.question!;
      const answer = { command_id: randomUUID(), question: number, option: answered % 4, shown_ms: 700 };
      const { seat } = await bot.must('answer', answer);
      lastOf.set(bot, answer);
      acked.set(bot.seat_id, number);
      expect(seat).toMatchObject({ last: { question: number }, question: { number: number + 1 } });
      bot.seat = seat;
    }
  };
  // The last of these answers are on their way when the server dies.
  const sent = bots.map((bot) => race(bot, 8));
  await sleep(60);
  await server.kill();
  await server.start();
  await Promise.all([host, ...bots].map((bot) => bot.connected()));
  await Promise.all(sent);
  await Promise.all(bots.map((bot) => bot.resume()));
  for (const bot of bots) expect(bot.seat?.question?.number).toBe(acked.get(bot.seat_id)! + 1);

  await host.resume();
  await host.must('end_question', { expect: { phase: 'open' } });
  await host.sees('podium');
  const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(report.pace).toBe('player');
  expect(report.players.map(({ answers }) => answers.length)).toEqual(bots.map(() => 8));

  // An acknowledgement that got lost is given again, also by a server that has come back since the race was counted.
  await server.kill();
  await server.start();
  await Promise.all(bots.map((bot) => bot.connected()));
  for (const [bot, answer] of lastOf) await bot.must('answer', answer);
  const again = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(again.players).toEqual(report.players);
  for (const bot of [host, ...bots]) bot.close();
}, 120_000);
