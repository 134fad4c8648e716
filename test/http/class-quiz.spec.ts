import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { LiveSettingsInput, ReplyOf } from '@lexiroom/contracts/live';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, ScreenBot } from '../bots/screen-bot.ts';

let server: RunningApp;
let database: pg.Client;
let teacher: Person;
/** The students of the class, by name. */
const student = new Map<string, number>();
let class_id: number;
const bots: ScreenBot[] = [];

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  teacher = await Person.signedUp(server.url);
});
beforeEach(async () => {
  class_id = (await teacher.api.newClass({ body: { class_name: '7b' } })).class_id;
  const students = ['Mia Quill', 'Leo Quill', 'Noor Quill'].map((student_name) => ({ student_name }));
  student.clear();
  for (const row of await teacher.api.newStudents({ body: { class_id, students } }))
    student.set(row.student_name.split(' ')[0]!, row.student_id);
});
afterAll(async () => {
  for (const bot of bots) bot.close();
  await database.end();
  await server.close();
});

const idOf = (name: string): number => student.get(name)!;

/** A lobby of the class, with the host's controls. */
async function lobby(settings: LiveSettingsInput = {}) {
  const live = await teacher.openLive({ class_id, questions: 2, seconds: null, ...settings });
  const host = await hostBot(server.url, live);
  bots.push(host);
  return { ...live, host };
}

/** Somebody with the right pin. */
async function newcomer(pin: string, person?: Person): Promise<PlayerBot> {
  const bot = new PlayerBot(server.url, { pin }, person ? { cookie: person.cookie } : {});
  bots.push(bot);
  await bot.connected();
  return bot;
}

/** A phone on which a student was picked. */
async function seated(pin: string, name: string, person?: Person): Promise<PlayerBot> {
  const bot = await newcomer(pin, person);
  const { seat_id, seat_token } = await bot.must('join', { student_id: idOf(name) });
  bot.seat_id = seat_id;
  bot.identity = { pin, seat_token };
  return bot;
}

const rowsOf = ({ roster }: ReplyOf<'names'>) => roster.map(({ student_name, taken }) => [student_name, taken]);
const report = (live_id: number) => teacher.api.liveReport({ params: { live_id } });

describe('a quiz of a class', () => {
  test('says by its pin that players pick themselves, and lists them to whoever has the right one', async () => {
    const { pin } = await lobby();
    expect(await teacher.api.pinState({ params: { pin } })).toMatchObject({ names: 'roster' });
    await seated(pin, 'Leo');
    const names = await (await newcomer(pin)).must('names');
    expect(rowsOf(names)).toEqual([
      ['Mia Quill', false],
      ['Leo Quill', true],
      ['Noor Quill', false],
    ]);
    expect(names.roster[0]).toEqual({ student_id: idOf('Mia'), student_name: 'Mia Quill', taken: false });
  });

  test('shows the host who is absent, and nobody else', async () => {
    const { pin, host } = await lobby();
    await teacher.api.changeStudent({ body: { student_id: idOf('Noor'), is_absent: true } });
    const absent = (await host.must('names')).roster.filter(({ is_absent }) => is_absent);
    expect(absent.map(({ student_name }) => student_name)).toEqual(['Noor Quill']);
    expect((await (await newcomer(pin)).must('names')).roster[2]).not.toHaveProperty('is_absent');
  });

  test('gives a student to the first who picks them; the other hears that they are taken', async () => {
    const { pin } = await lobby();
    const [one, other] = await Promise.all([newcomer(pin), newcomer(pin)]);
    const acks = await Promise.all([one, other].map((phone) => phone.command('join', { student_id: idOf('Mia') })));
    expect(acks.filter(({ ok }) => ok)).toMatchObject([{ name: 'Mia Quill' }]);
    expect(acks.filter(({ ok }) => !ok)).toMatchObject([{ code: 'STUDENT_TAKEN' }]);
  });

  test('lets nobody in under a name of their own, nor as a student of another class', async () => {
    const { pin } = await lobby();
    const phone = await newcomer(pin);
    expect(await phone.command('join', { name: 'Zoe' })).toMatchObject({ code: 'INVALID' });
    const other = await teacher.api.newClass({ body: { class_name: '8a' } });
    const students = [{ student_name: 'Zoe' }];
    const [zoe] = await teacher.api.newStudents({ body: { class_id: other.class_id, students } });
    expect(await phone.command('join', { student_id: zoe!.student_id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a linked student who is logged in is told which row is theirs', async () => {
    const { pin } = await lobby();
    const mia = await Person.signedUp(server.url, 'learner');
    const { join_code } = await teacher.api.changeClassCode({ body: { class_id, action: 'renew' } });
    await mia.api.joinClass({ body: { code: join_code!, student_id: idOf('Mia') } });
    expect((await (await newcomer(pin, mia)).must('names')).own_student_id).toBe(idOf('Mia'));
    expect(await (await newcomer(pin)).must('names')).not.toHaveProperty('own_student_id');
  });

  test('S28 shows its names to nobody who cannot sit down: with a seat, behind a locked door, when it is over', async () => {
    const { pin, host } = await lobby();
    const phone = await seated(pin, 'Mia');
    expect(await phone.command('names')).toMatchObject({ code: 'NOT_ALLOWED' });
    const late = await newcomer(pin);
    await late.must('names');
    await host.must('lock_door');
    expect(await late.command('names')).toMatchObject({ code: 'DOOR_LOCKED' });
    expect((await host.must('names')).roster).toHaveLength(3);
    await host.must('unlock_door');
    await late.must('names');
    await host.must('end');
    expect(await late.command('names')).toMatchObject({ code: 'ENDED' });
    expect(late.heard.join(' ') + JSON.stringify(phone.view)).not.toContain('Noor');
  });

  test('frees a student whom the host removes, and who leaves the lobby', async () => {
    const { pin, host } = await lobby();
    const { seat_id } = await seated(pin, 'Mia');
    await host.must('remove', { seat_id });
    const leo = await seated(pin, 'Leo');
    await leo.send({ v: 1, command_id: crypto.randomUUID(), type: 'leave' }).catch(() => undefined);
    await host.until(() => host.view?.count === 0, 'an empty room');
    expect(rowsOf(await host.must('names')).some(([, taken]) => taken)).toBe(false);
    expect(await seated(pin, 'Mia')).toMatchObject({ seat_id: 3 });
  });

  test('a refreshed phone keeps its seat by its token', async () => {
    const { pin } = await lobby();
    const { seat_id, identity } = await seated(pin, 'Mia');
    const again = new PlayerBot(server.url, identity);
    bots.push(again);
    await again.connected();
    expect((await again.must('resume')).seat).toMatchObject({ seat_id, name: 'Mia Quill' });
  });
});

describe('the host says that another student sits on a seat', () => {
  test('who sits there hears their name, and the row of the one before is free', async () => {
    const { pin, host } = await lobby();
    const phone = await seated(pin, 'Mia');
    await host.must('reassign', { seat_id: phone.seat_id, student_id: idOf('Leo') });
    await phone.until(() => phone.seat?.name === 'Leo Quill', 'the other name');
    expect(rowsOf(await host.must('names'))).toEqual([
      ['Mia Quill', false],
      ['Leo Quill', true],
      ['Noor Quill', false],
    ]);
    await host.resume();
    expect(host.view).toMatchObject({ players: [{ name: 'Leo Quill', student_id: idOf('Leo') }] });
  });

  test('is refused for a student who sits elsewhere, or is not of the class', async () => {
    const { pin, host } = await lobby();
    const { seat_id } = await seated(pin, 'Mia');
    await seated(pin, 'Leo');
    const reassign = (student_id: number) => host.command('reassign', { seat_id, student_id });
    expect(await reassign(idOf('Leo'))).toMatchObject({ code: 'STUDENT_TAKEN' });
    expect(await reassign(1_000_000)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('two students who sat down on each other’s names', () => {
  test('change places in one step, and each phone hears whose it is', async () => {
    const { pin, live_id, host } = await lobby();
    const phones = [await seated(pin, 'Mia'), await seated(pin, 'Leo')] as const;
    await answerOne(host, live_id, phones);
    await host.must('reassign', { seat_id: phones[0].seat_id, student_id: idOf('Leo'), exchange: true });
    await phones[0].until(() => phones[0].seat?.name === 'Leo Quill', 'the other name');
    await phones[1].until(() => phones[1].seat?.name === 'Mia Quill', 'the other name');
    await host.resume();
    expect(host.view).toMatchObject({
      players: [
        { seat_id: phones[0].seat_id, student_id: idOf('Leo') },
        { seat_id: phones[1].seat_id, student_id: idOf('Mia') },
      ],
    });
    // The first seat had it right, whoever was said to sit there.
    expect((await report(live_id)).players).toMatchObject([
      { student_id: idOf('Leo'), score: 100, answers: [{ correct: true }] },
      { student_id: idOf('Mia'), score: 0, answers: [{ correct: false }] },
    ]);
    expect(rowsOf(await host.must('names')).map(([, taken]) => taken)).toEqual([true, true, false]);
  });
});

const renameMia = (student_name: string) =>
  teacher.api.changeStudent({ body: { student_id: idOf('Mia'), student_name } });

describe('a student whose name is corrected while the quiz runs', () => {
  test('is called so from the next view on, in the lobby, on the leaderboard and in the report', async () => {
    const { pin, live_id, host } = await lobby();
    const phones = [await seated(pin, 'Mia'), await seated(pin, 'Leo')] as const;
    await renameMia('Mia Reed');
    await phones[0].until(() => phones[0].seat?.name === 'Mia Reed', 'the new name in the lobby');
    await host.until(() => JSON.stringify(host.view).includes('Mia Reed'), 'the new name in the lobby');
    await answerOne(host, live_id, phones);
    await host.must('next');
    await host.sees('leaderboard');
    await renameMia('Mia Reed-Quill');
    await host.until(() => host.view?.top?.[0]?.name === 'Mia Reed-Quill', 'the new name on the leaderboard');
    await phones[0].until(() => phones[0].seat?.name === 'Mia Reed-Quill', 'the new name in the leaderboard');
    await host.must('end');
    expect((await report(live_id)).players[0]).toMatchObject({ name: 'Mia Reed-Quill' });
  });

  test('and one who is removed from the class is nobody there whom one could name', async () => {
    const { pin, host } = await lobby();
    const phone = await seated(pin, 'Mia');
    await teacher.api.deleteStudent({ body: { student_id: idOf('Mia') } });
    await phone.until(() => phone.seat?.name === 'Player 1', 'no name');
    await host.resume();
    expect(JSON.stringify(host.view)).not.toContain('Quill');
  });
});

describe('a class that is chosen', () => {
  test('may play under names that the players choose, and is in nobody’s list of names then', async () => {
    const { pin } = await lobby({ names: 'own' });
    expect(await teacher.api.pinState({ params: { pin } })).toMatchObject({ names: 'own' });
    const phone = await newcomer(pin);
    expect(await phone.command('names')).toMatchObject({ code: 'INVALID' });
    expect((await phone.must('join', { name: 'Zoe' })).name).toBe('Zoe');
  });

  test('is one of the host’s own, and in use', async () => {
    const other = await Person.signedUp(server.url);
    const isNotThere = { status: 404, problem: { code: 'NOT_FOUND' } };
    await expect(other.openLive({ class_id })).rejects.toMatchObject(isNotThere);
    await teacher.api.changeClass({ body: { class_id, archived: true } });
    await expect(teacher.openLive({ class_id })).rejects.toMatchObject(isNotThere);
    await expect(teacher.openLive({ names: 'roster' })).rejects.toMatchObject({ status: 400 });
  });
});

/** Starts a quiz, in whose first question the first phone is right and the second wrong, up to the reveal. */
async function answerOne(
  host: ScreenBot,
  live_id: number,
  [one, other]: readonly [PlayerBot, PlayerBot],
): Promise<void> {
  await host.must('start');
  await host.sees('open', 1);
  const { questions } = await report(live_id);
  const { correct_option = 0, options } = questions[0]!;
  await one.must('answer', { question: 1, option: correct_option });
  await other.must('answer', { question: 1, option: (correct_option + 1) % options.length });
  await host.sees('reveal', 1);
}

/** A quiz in which Mia and Leo answered the one question that was asked, Mia rightly; Noor is absent. */
async function played(): Promise<number> {
  const { pin, live_id, host } = await lobby();
  const phones = [await seated(pin, 'Mia'), await seated(pin, 'Leo')] as const;
  await teacher.api.changeStudent({ body: { student_id: idOf('Noor'), is_absent: true } });
  await answerOne(host, live_id, phones);
  await host.must('end');
  return live_id;
}

describe('the report of a class', () => {
  test('knows its students, as they are called now, and who was absent', async () => {
    const live_id = await played();
    await teacher.api.changeStudent({ body: { student_id: idOf('Mia'), student_name: 'Mia Reed' } });
    // Who is there again, or comes to the class later, changes nothing in what was.
    await teacher.api.changeStudent({ body: { student_id: idOf('Noor'), is_absent: false } });
    await teacher.api.newStudents({ body: { class_id, students: [{ student_name: 'Zoe' }] } });
    const told = await report(live_id);
    expect(told.class).toEqual({ class_id, class_name: '7b' });
    expect(told.players).toMatchObject([
      { name: 'Mia Reed', student_id: idOf('Mia'), rank: 1 },
      { name: 'Leo Quill', student_id: idOf('Leo') },
    ]);
    expect(told.missing).toEqual([{ student_id: idOf('Noor'), student_name: 'Noor Quill', is_absent: true }]);
  });

  test('over time lists its sessions and how each student did in them', async () => {
    const first = await played();
    const second = await played();
    await teacher.api.voidQuestion({ params: { live_id: second }, body: { question: 1 } });
    const { lives, students } = await teacher.api.classLives({ params: { class_id }, query: {} });
    expect(lives).toMatchObject([
      { live_id: second, questions: 0 },
      { live_id: first, questions: 1 },
    ]);
    const absent = { right: 0, answers: 0, is_absent: true };
    expect(students).toEqual([
      {
        student_id: idOf('Mia'),
        student_name: 'Mia Quill',
        in_class_since: expect.any(Number),
        results: [
          { live_id: second, right: 0, answers: 0 },
          { live_id: first, right: 1, answers: 1 },
        ],
      },
      {
        student_id: idOf('Leo'),
        student_name: 'Leo Quill',
        in_class_since: expect.any(Number),
        results: [
          { live_id: second, right: 0, answers: 0 },
          { live_id: first, right: 0, answers: 1 },
        ],
      },
      {
        student_id: idOf('Noor'),
        student_name: 'Noor Quill',
        in_class_since: expect.any(Number),
        results: [
          { live_id: second, ...absent },
          { live_id: first, ...absent },
        ],
      },
    ]);
  });

  test('does not name who was moved into the class after it, and names who was moved away and back', async () => {
    const live_id = await played();
    const other = await teacher.api.newClass({ body: { class_name: '8a' } });
    const students = [{ student_name: 'Zoe Quill' }];
    const [zoe] = await teacher.api.newStudents({ body: { class_id: other.class_id, students } });
    const move = (student_id: number, to: number) => teacher.api.changeStudent({ body: { student_id, class_id: to } });
    await database.query(`update students set created_at = created_at - interval '1 day' where student_id = $1`, [zoe!.student_id]); // prettier-ignore
    await move(zoe!.student_id, class_id);
    await move(idOf('Noor'), other.class_id);
    await move(idOf('Noor'), class_id);
    expect((await report(live_id)).missing).toMatchObject([{ student_name: 'Noor Quill' }]);
    const { lives, students: told } = await teacher.api.classLives({ params: { class_id }, query: {} });
    const sinceOf = (student_id: number) => told.find((row) => row.student_id === student_id)!.in_class_since;
    expect(sinceOf(zoe!.student_id)).toBeGreaterThan(lives[0]!.created_at);
    expect(sinceOf(idOf('Noor'))).toBeLessThan(lives[0]!.created_at);
  });

  test('over time comes a hundred sessions at a time, and says that there are more', async () => {
    const { rows } = await database.query<{ live_id: number }>(
      `with opened as (
         insert into lives (pin, host_id, game, deck_ids, time_zone, class_id, phase, ended_at)
         select lpad((700000 + n)::text, 6, '0'), host_id, game, deck_ids, time_zone, $1, 'ended', now()
         from generate_series(1, 101) as n, (select * from lives where live_id = $2) as one returning live_id
       ), logged as (
         insert into live_events (live_id, seq, v, type, body, at)
         select opened.live_id, 1, v, type, body, at from opened, live_events where live_events.live_id = $2 and seq = 1
       ) select live_id from opened order by live_id`,
      [class_id, await played()],
    );
    const first = await teacher.api.classLives({ params: { class_id }, query: {} });
    expect([first.lives.length, first.more]).toEqual([100, true]);
    const before = first.lives.at(-1)!.live_id;
    expect(before).toBe(rows[1]!.live_id);
    const rest = await teacher.api.classLives({ params: { class_id }, query: { before } });
    expect([rest.lives.length, rest.more]).toEqual([2, false]);
    expect(rest.students.map(({ results }) => results.length)).toEqual([1, 1, 1]);
  });

  test('a student who was removed, and a class that was deleted, leave no name in it nor in the log', async () => {
    const live_id = await played();
    const inLog = await database.query('select 1 from live_events where live_id = $1 and strpos(body::text, $2) > 0', [live_id, 'Quill']); // prettier-ignore
    expect(inLog.rowCount).toBe(0);
    await teacher.api.deleteStudent({ body: { student_id: idOf('Mia') } });
    expect((await report(live_id)).players.map(({ name }) => name)).toEqual(['Player 1', 'Leo Quill']);
    await teacher.api.deleteClass({ body: { class_id } });
    const told = await report(live_id);
    expect(told.players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect([told.class, told.missing]).toEqual([null, []]);
  });

  test('is for the teacher of the class alone', async () => {
    const other = await Person.signedUp(server.url);
    await expect(other.api.classLives({ params: { class_id }, query: {} })).rejects.toMatchObject({ status: 404 });
  });
});
