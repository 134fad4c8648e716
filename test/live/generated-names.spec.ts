import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type InterfaceLanguage, interfaceLanguageCodes } from '@lexiroom/domain/languages';
import { generatedNames } from '@lexiroom/domain/names';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
let teacher: Person;
const bots: { close(): void }[] = [];

beforeAll(async () => {
  server = await ServerProcess.start();
  teacher = await Person.signedUp(server.url);
}, 150_000);
afterAll(async () => {
  for (const bot of bots) bot.close();
  await server.stop();
});

async function newcomer(pin: string, cookie?: string): Promise<PlayerBot> {
  const bot = new PlayerBot(server.url, { pin }, cookie === undefined ? {} : { cookie });
  bots.push(bot);
  await bot.connected();
  return bot;
}
const lobby = () => teacher.openLive({ names: 'generated', questions: 1 });
const isOf = (language: InterfaceLanguage, name: string | undefined) => generatedNames(language).includes(name ?? '');

describe('a session of generated names', () => {
  test('says so by its pin, gives each newcomer a name and three spins, and lets them join with nothing', async () => {
    const { pin } = await lobby();
    expect(await teacher.api.pinState({ params: { pin } })).toMatchObject({ names: 'generated' });
    const phone = await newcomer(pin);
    const answers = [];
    for (let asked = 0; asked < 5; asked++) answers.push(await phone.must('names'));
    expect(answers.map(({ spins_left }) => spins_left)).toEqual([3, 2, 1, 0, 0]);
    expect(new Set(answers.map(({ name }) => name)).size).toBe(4);
    expect(await phone.must('join')).toMatchObject({ name: answers[4]!.name, seat: { name: answers[4]!.name } });
  });

  test.each(interfaceLanguageCodes)('the name is in the language of the player: %s', async (language) => {
    const { pin } = await lobby();
    const phone = await newcomer(pin);
    const { name } = await phone.must('names', { spin: 0, language });
    expect(isOf(language, name)).toBe(true);
    expect((await phone.must('join', { spin: 0, language })).name).toBe(name);
  });

  test('who asks the same again, or comes back after a kill of the server, is told the same name', async () => {
    const { pin } = await lobby();
    const phone = await newcomer(pin, teacher.cookie);
    const { name } = await phone.must('names', { spin: 2, language: 'es' });
    expect((await phone.must('names', { spin: 2, language: 'es' })).name).toBe(name);
    await server.kill();
    await server.start();
    expect((await phone.must('join', { spin: 2, language: 'es' })).name).toBe(name);
  });

  test('nobody has another’s name, nor chooses one, nor spins a fourth time', async () => {
    const { pin } = await lobby();
    const phones = await Promise.all(Array.from({ length: 40 }, () => newcomer(pin)));
    const names = await Promise.all(phones.map(async (phone) => (await phone.must('join')).name));
    expect(new Set(names).size).toBe(40);
    const phone = await newcomer(pin);
    expect(await phone.command('join', { name: 'Zoe' })).toMatchObject({ code: 'INVALID' });
    expect(await phone.command('names', { spin: 4 })).toMatchObject({ code: 'INVALID' });
  });

  test('the host can give another name, and what was stored folds again after a kill', async () => {
    const live = await lobby();
    const host = await hostBot(server.url, live);
    bots.push(host);
    const phone = await newcomer(live.pin);
    const other = await newcomer(live.pin);
    const { seat_id } = await phone.must('join');
    const { name } = await other.must('join');
    await host.must('rename', { seat_id, name: 'Mia' });
    await server.kill();
    await server.start();
    await host.resume();
    const view = host.view as unknown as { players: { name: string }[] };
    expect(view.players.map((player) => player.name)).toEqual(['Mia', name]);
  });
});
