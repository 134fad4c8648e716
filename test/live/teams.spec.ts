import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HostView } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
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

async function openRoom(names: readonly string[], teams: 2 | 3 = 2) {
  const live = await teacher.openLive({ teams, questions: 2, seconds: null, combo: false });
  const host = await hostBot(server.url, live);
  const players: PlayerBot[] = [];
  for (const name of names) players.push(await PlayerBot.join(server.url, live.pin, name));
  bots.push(host, ...players);
  return { live, host, players };
}

const teamOfEach = (players: readonly PlayerBot[]) => players.map(({ seat }) => seat?.team);
const standing = (bot: ScreenBot) => bot.view?.teams?.map(({ team, score, rank }) => ({ team, score, rank }));
const optionsOf = (host: ScreenBot) => {
  const right = (host.view as HostView).right_option!;
  return { right, wrong: (right + 1) % 4 };
};

test('a quiz of 2 to 8 teams can be opened, and one of one or nine cannot', async () => {
  for (const teams of [1, 9, -2, 2.5] as never[])
    await expect(teacher.openLive({ teams })).rejects.toMatchObject({ problem: { code: 'INVALID' } });
  for (const teams of [0, 2, 8] as const) expect(await teacher.openLive({ teams })).toHaveProperty('pin');
});

describe('the lobby', () => {
  test('newcomers are spread over the teams, and the host is shown whose team is whose', async () => {
    const { host, players } = await openRoom(['Ada', 'Ben', 'Cem', 'Dee'], 3);
    expect(teamOfEach(players)).toEqual(['1', '2', '3', '1']);
    await host.until(() => host.view?.count === 4, 'four players');
    expect((host.view as HostView).players?.map(({ team }) => team)).toEqual(['1', '2', '3', '1']);
    expect(host.view?.teams?.map(({ size }) => size)).toEqual([2, 1, 1]);
  });

  test('who is moved is told so at once; the same command again moves nobody, and no player moves anybody', async () => {
    const { host, players } = await openRoom(['Ada', 'Ben']);
    const move = { v: 1, command_id: randomUUID(), type: 'set_team', seat_id: 1, group: '2' };
    const first = await host.send(move);
    await players[0]!.until(() => players[0]!.seat?.team === '2', 'the other team');
    expect(await host.send(move)).toEqual(first);
    expect(await host.command('set_team', { seat_id: 1, group: '3' })).toMatchObject({ code: 'INVALID' });
    expect(await players[1]!.command('set_team', { seat_id: 2, group: '1' })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await players[1]!.command('choose_group', { group: 'a' })).toMatchObject({ code: 'INVALID' });
    await host.must('balance_teams');
    await players[1]!.until(() => players[1]!.seat?.team === '1', 'the smaller team');
  });
});

test('a phone that sleeps costs its team nothing; after a kill of the server the teams stand as before', async () => {
  const { live, host, players } = await openRoom(['Ada', 'Ben', 'Cem', 'Dee']);
  const [ada, ben, cem, dee] = players as [PlayerBot, PlayerBot, PlayerBot, PlayerBot];
  cem.socket.disconnect();
  await host.until(() => (host.view as HostView).connected === 3, 'three connected');
  await host.must('start');
  await host.sees('open', 1);
  const first = optionsOf(host);
  await Promise.all([ada, ben, dee].map((bot) => bot.sees('open', 1)));
  await ada.must('answer', { question: 1, option: first.right });
  await ben.must('answer', { question: 1, option: first.right });
  await dee.must('answer', { question: 1, option: first.wrong });
  await host.must('end_question', {}).catch(() => undefined);
  await Promise.all([host.sees('reveal', 1), ada.sees('reveal', 1)]);
  const afterFirst = [
    { team: '1', score: 100, rank: 1 },
    { team: '2', score: 50, rank: 2 },
  ];
  expect(standing(ada)).toEqual(afterFirst);

  await server.kill();
  await server.start();
  await Promise.all([host, ada, ben, dee].map(async (bot) => bot.connected().then(() => bot.resume())));
  expect(standing(host)).toEqual(afterFirst);
  expect(teamOfEach([ada, ben, dee])).toEqual(['1', '2', '2']);

  // Dee goes over to the first team in the middle of the quiz, and takes along that she was wrong.
  await host.must('set_team', { seat_id: dee.seat_id, group: '1' });
  await dee.until(() => dee.seat?.team === '1', 'the first team');
  await host.until(() => standing(host)?.[0]?.score === 50, 'half of it');
  expect(standing(host)).toEqual([
    { team: '1', score: 50, rank: 2 },
    { team: '2', score: 100, rank: 1 },
  ]);
  await host.must('end');
  const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  expect(report.teams).toEqual([
    { team: '1', size: 3, score: 50, rank: 2 },
    { team: '2', size: 1, score: 100, rank: 1 },
  ]);
  expect(report.players.map(({ name, team }) => [name, team])).toEqual([['Ada', '1'], ['Ben', '2'], ['Cem', '1'], ['Dee', '1']]); // prettier-ignore
});
