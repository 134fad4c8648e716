import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  CommandType,
  QuickPickPlayerView,
  QuickPickProjectorView,
  QuickPickSeatView,
  QuickPickSettingsInput,
} from '@lexiroom/contracts/live';
import type { Group } from '@lexiroom/domain/games/quick-pick';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Person } from '../bots/person.ts';
import { PlayerBot, ScreenBot } from '../bots/screen-bot.ts';

let server: RunningApp;
let database: pg.Client;
let teacher: Person;
let class_id: number;
/** Mia, Leo and Noor of the class. */
let students: number[];
const bots: ScreenBot[] = [];

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  teacher = await Person.signedUp(server.url);
});
beforeEach(async () => {
  class_id = (await teacher.api.newClass({ body: { class_name: '7b' } })).class_id;
  const roster = ['Mia', 'Leo', 'Noor'].map((student_name) => ({ student_name }));
  const rows = await teacher.api.newStudents({ body: { class_id, students: roster } });
  students = rows.map(({ student_id }) => student_id);
});
afterAll(async () => {
  for (const bot of bots) bot.close();
  await database.end();
  await server.close();
});

const shown = (bot: ScreenBot) => bot.view as unknown as QuickPickProjectorView;
const inGroup = ({ seat }: PlayerBot, group: Group) => (seat as unknown as QuickPickSeatView).group === group;
const shownOnPhone = (bot: ScreenBot) => bot.view as unknown as QuickPickPlayerView;

/** The page on which it was opened: the board, which is logged in. */
async function boardOf(pin: string, person = teacher): Promise<ScreenBot> {
  const board = new ScreenBot(server.url, { pin, role: 'projector' }, { cookie: person.cookie });
  bots.push(board);
  await board.connected();
  await board.resume();
  return board;
}

/** A game whose first round is open, with its board. */
async function opened(settings: QuickPickSettingsInput = {}, person = teacher) {
  const live = await person.openQuickPick(settings);
  const board = await boardOf(live.pin, person);
  return { ...live, board };
}

async function toRound(board: ScreenBot, round = 1): Promise<void> {
  if (round === 1) await board.must('start');
  await board.until(() => shown(board).phase === 'open' && shown(board).round?.number === round, `round ${round}`);
}

/** The right option of a round, as only the log knows it. */
async function rightOption(live_id: number, round: number): Promise<number> {
  const { rows } = await database.query<{ right: number }>(
    `select (body ->> 'correct_option')::integer as right from live_events
     where live_id = $1 and type = 'round_opened' and (body ->> 'number')::integer = $2`,
    [live_id, round],
  );
  return rows[0]!.right;
}

describe('a game that somebody opens alone', () => {
  test('is played at the board, and told of among the host’s sessions', async () => {
    const learner = await Person.signedUp(server.url, 'learner');
    const { live_id, pin, board } = await opened({}, learner);
    expect(await learner.api.myLive()).toMatchObject({ live_id, pin, game: 'quick-pick', phase: 'lobby' });
    expect(await learner.api.pinState({ params: { pin } })).toMatchObject({ game: 'quick-pick', names: 'own' });
    await toRound(board);
    const right = await rightOption(live_id, 1);
    await board.must('pick', { round: 1, group: 'b', option: (right + 1) % 4 });
    expect(shown(board)).toMatchObject({ results: { a: 'unanswered', b: 'incorrect' }, scores: { a: 0, b: 0 } });
    await board.must('pick', { round: 1, group: 'a', option: right });
    await board.until(() => shown(board).phase === 'reveal', 'the end of the round');
    expect(shown(board)).toMatchObject({ results: { a: 'correct', b: 'incorrect' }, correct_option: right });
    expect(shown(board)).toMatchObject({ scores: { a: 100, b: 0 }, streaks: { a: 1, b: 0 } });
    await toRound(board, 2);
    await board.must('end');
    const [summary] = await learner.api.lives({ query: {} });
    expect(summary).toMatchObject({ live_id, game: 'quick-pick', questions: 2, players: 0, phase: 'ended' });
    expect(await learner.api.liveReport({ params: { live_id } })).toMatchObject({
      game: 'quick-pick',
      groups: { scores: { a: 100, b: 0 }, winner: null },
      questions: [
        { number: 1, scored: true },
        { number: 2, scored: false },
      ],
    });
  });

  test('a Live Quiz says nothing of its game, as before', async () => {
    const { pin } = await teacher.openLive();
    expect(await teacher.api.myLive()).not.toHaveProperty('game');
    expect(await teacher.api.pinState({ params: { pin } })).not.toHaveProperty('game');
    expect((await teacher.api.lives({ query: {} }))[0]).not.toHaveProperty('game');
  });
});

describe('picks', () => {
  /** Games whose first round is open: their countdowns run at the same time. */
  let games: Awaited<ReturnType<typeof opened>>[];
  beforeAll(async () => {
    games = await Promise.all([1, 2, 3].map(() => opened()));
    await Promise.all(games.map(({ board }) => toRound(board)));
  });

  test('of the same moment are both heard, and the server’s first right one wins', async () => {
    const { live_id, board } = games[0]!;
    const option = await rightOption(live_id, 1);
    const acks = await Promise.all(
      (['b', 'a'] as const).map((group) => board.command('pick', { round: 1, group, option })),
    );
    expect(acks).toMatchObject([{ ok: true }, { ok: true }]);
    await board.resume();
    expect(shown(board)).toMatchObject({ results: { a: 'correct', b: 'correct' }, scores: { a: 0, b: 100 } });
  });

  test('S30 sent ten times are one pick, and S31 others are refused by code', async () => {
    const { live_id, board } = games[1]!;
    const pick = (fields: object) => board.command('pick', { round: 1, group: 'a', option: 0, ...fields });
    const wrong = ((await rightOption(live_id, 1)) + 1) % 4;
    const body = { v: 1, command_id: randomUUID(), type: 'pick', round: 1, group: 'a', option: wrong };
    const acks = await Promise.all(Array.from({ length: 10 }, () => board.send(body)));
    expect(new Set(acks.map((ack) => JSON.stringify(ack))).size).toBe(1);
    expect(acks[0]).toMatchObject({ ok: true });
    expect(await pick({})).toMatchObject({ code: 'ALREADY_ANSWERED' });
    expect(await pick({ group: 'b', option: 4 })).toMatchObject({ code: 'NO_SUCH_OPTION' });
    expect(await pick({ group: 'b', round: 2 })).toMatchObject({ code: 'NOT_OPEN' });
    for (const junk of [{ group: 'c' }, { option: -1 }, { round: 0 }, { points: 1000 }])
      expect(await pick(junk)).toMatchObject({ code: 'INVALID' });
  });

  test('and orders of another game are refused, and nothing happens', async () => {
    const { board } = await opened();
    expect(await board.command('end_question')).toMatchObject({ code: 'INVALID' });
    expect(await board.command('pick', { round: 1, group: 'a', option: 0 })).toMatchObject({ code: 'NOT_OPEN' });
    expect(shown(board)).toMatchObject({ phase: 'lobby', seq: 1 });
    const quiz = await boardOf((await teacher.openLive({ questions: 1 })).pin);
    expect(await quiz.command('pick', { round: 1, group: 'a', option: 0 })).toMatchObject({ code: 'INVALID' });
    expect(quiz.view).toMatchObject({ phase: 'lobby', seq: 1 });
  });

  test('S63 a board that floods is told to wait, and the game is as it was', async () => {
    const { live_id, board } = games[2]!;
    const option = ((await rightOption(live_id, 1)) + 1) % 4;
    const pick = () => board.send({ v: 1, command_id: randomUUID(), type: 'pick', round: 1, group: 'a', option });
    const acks = await Promise.all(Array.from({ length: 120 }, pick));
    expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(acks.some((ack) => !ack.ok && ack.code === 'TOO_MANY' && (ack.rateLimit ?? 0) > 0)).toBe(true);
    expect(shown(board)).toMatchObject({ phase: 'open', scores: { a: 0, b: 0 } });
  });
});

describe('phones', () => {
  test('join by the pin as members of either group, and pick for it', async () => {
    const { live_id, pin, board } = await opened();
    const [ada, ben] = [await PlayerBot.join(server.url, pin, 'Ada'), await PlayerBot.join(server.url, pin, 'Ben')];
    bots.push(ada, ben);
    expect([ada, ben].map(({ seat }) => seat)).toMatchObject([{ group: 'a' }, { group: 'b' }]);
    await toRound(board);
    const option = await rightOption(live_id, 1);
    await ben.until(() => shownOnPhone(ben).phase === 'open', 'the round');
    // S27 before somebody was right nothing that a phone was sent tells which option is.
    expect(ben.heard.join(' ')).not.toMatch(/correct_option|sound_path|"asked"/);
    await ben.must('answer', { question: 1, option });
    await ada.until(() => shownOnPhone(ada).phase === 'reveal', 'the end of the round');
    expect(shownOnPhone(ada)).toMatchObject({ scores: { a: 0, b: 100 }, correct_option: option });
    await ben.until(() => ben.seat?.score === 100, 'own points');
    expect(ben.seat).toMatchObject({ group: 'b', streak: 1, answered: { question: 1, option } });
    expect(shown(board).members).toEqual({ a: [1], b: [2] });
  });

  test('may choose the group they join', async () => {
    const { pin } = await opened();
    const phone = new PlayerBot(server.url, { pin });
    bots.push(phone);
    await phone.connected();
    expect(await phone.must('join', { name: 'Zoe', group: 'b' })).toMatchObject({ seat: { group: 'b' } });
  });

  test('may change it, and are moved by the board, but by no other phone', async () => {
    const { pin, board } = await opened();
    const [ada, ben] = [await PlayerBot.join(server.url, pin, 'Ada'), await PlayerBot.join(server.url, pin, 'Ben')];
    bots.push(ada, ben);
    await ben.must('choose_group', { group: 'a' });
    await ben.until(() => inGroup(ben, 'a'), 'the other group');
    expect(await ada.command('set_team', { seat_id: 2, group: 'b' })).toMatchObject({ code: 'NOT_ALLOWED' });
    await board.must('set_team', { seat_id: 1, group: 'b' });
    await ada.until(() => inGroup(ada, 'b'), 'the group that the board says');
    await board.until(() => shown(board).members.b[0] === 1, 'both groups at the board');
    expect(shown(board).members).toEqual({ a: [2], b: [1] });
    await ada.until(() => shownOnPhone(ada).sizes.b === 1, 'how many play for each');
  });
});

test('S27 a second computer of the host plays the same game; a stranger has no screen of it', async () => {
  const { live_id, pin, board } = await opened();
  const second = await boardOf(pin);
  await toRound(second);
  await board.until(() => shown(board).phase === 'open', 'the round at the first board');
  // What is asked is heard in the room; which option that is, no screen is told before the round is decided.
  for (const screen of [board, second]) expect(screen.heard.join(' ')).not.toContain('correct_option');
  await second.must('pick', { round: 1, group: 'a', option: await rightOption(live_id, 1) });
  await board.until(() => shown(board).scores.a === 100, 'the point at the first board');
  const stranger = await Person.signedUp(server.url);
  for (const role of ['projector', 'host'] as const) {
    for (const headers of [{}, { cookie: stranger.cookie }]) {
      const screen = new ScreenBot(server.url, { pin, role }, headers);
      bots.push(screen);
      await expect(screen.connected()).rejects.toThrow('BAD_TOKEN');
      expect(screen.heard).toEqual([]);
    }
  }
});

describe('S28 what a phone may not in Quick Pick', () => {
  const orders: [CommandType, object][] = [
    ['start', {}],
    ['pick', { round: 1, group: 'a', option: 0 }],
    ['next', {}],
    ['restart', {}],
    ['set_team', { seat_id: 1, group: 'b' }],
    ['remove', { seat_id: 1 }],
    ['lock_door', {}],
    ['void', { question: 1 }],
    ['end', {}],
  ];

  test('nor whoever has no seat: every order of the board is refused, and nothing happens', async () => {
    const { pin, board } = await opened();
    const ada = await PlayerBot.join(server.url, pin, 'Ada');
    const newcomer = new ScreenBot(server.url, { pin });
    bots.push(ada, newcomer);
    await newcomer.connected();
    await board.resume();
    const { seq } = board.view!;
    for (const [type, fields] of orders) {
      expect([type, await ada.command(type, fields)]).toMatchObject([type, { code: 'NOT_ALLOWED' }]);
      expect([type, await newcomer.command(type, fields)]).toMatchObject([type, { code: 'NOT_ALLOWED' }]);
    }
    await board.resume();
    expect(shown(board)).toMatchObject({ phase: 'lobby', seq, count: 1 });
  });
});

test('S29 two boards that go on at the same moment go on once, and the other is told', async () => {
  const { live_id, pin, board } = await opened();
  const second = await boardOf(pin);
  await toRound(board);
  await board.must('pick', { round: 1, group: 'a', option: await rightOption(live_id, 1) });
  await second.until(() => shown(second).phase === 'reveal', 'the end of the round');
  const expected = { expect: { phase: 'reveal', question: 1 } };
  const acks = await Promise.all([board, second].map((screen) => screen.command('next', expected)));
  // The second after a round may be over as well: then the clock was first, and both are told.
  expect(['STALE ok', 'STALE STALE']).toContain(
    acks
      .map((ack) => (ack.ok ? 'ok' : ack.code))
      .toSorted()
      .join(' '),
  );
  await toRound(second, 2);
});

test('after a winner Retry goes on with the phones that are there, by the same pin', async () => {
  const { live_id, pin, board } = await opened();
  const ada = await PlayerBot.join(server.url, pin, 'Ada');
  bots.push(ada);
  await toRound(board);
  for (let round = 1; shown(board).winner === undefined; round++) {
    await board.must('pick', { round, group: 'a', option: await rightOption(live_id, round) });
    await board.until(() => shown(board).phase === 'reveal', 'the end of the round');
    // On before the second between rounds is over.
    await board.must('next', { expect: { phase: 'reveal', question: round } });
    await board.until(() => shown(board).phase !== 'reveal', 'the next round, or the winner');
  }
  await ada.until(() => shownOnPhone(ada).phase === 'podium', 'the winner');
  expect(await ada.command('restart')).toMatchObject({ code: 'NOT_ALLOWED' });
  await board.must('restart', { expect: { phase: 'podium' } });
  await ada.until(() => shownOnPhone(ada).phase === 'open', 'the first round of the next game');
  expect(shownOnPhone(ada)).toMatchObject({ game_number: 2, scores: { a: 0, b: 0 }, wins: { a: 1, b: 0 } });
  const { number } = shownOnPhone(ada).round!;
  await ada.must('answer', { question: number, option: await rightOption(live_id, number) });
  await ada.until(() => ada.seat?.score === 100, 'points of this game alone');
});

describe('a class', () => {
  test('plays one against one by two of its students, who have their seats at the board from the beginning', async () => {
    const { live_id, pin, board } = await opened({ class_id, students: [students[1]!, students[0]!] });
    expect(shown(board).players).toMatchObject([{ name: 'Leo' }, { name: 'Mia' }]);
    expect(shown(board)).toMatchObject({ members: { a: [1], b: [2] }, door: 'locked', count: 2 });
    const phone = new PlayerBot(server.url, { pin });
    bots.push(phone);
    await phone.connected();
    expect(await phone.command('join', { student_id: students[2] })).toMatchObject({ code: 'DOOR_LOCKED' });
    await toRound(board);
    await board.must('pick', { round: 1, group: 'b', option: await rightOption(live_id, 1) });
    await board.must('end');
    const { players } = await teacher.api.liveReport({ params: { live_id } });
    expect(players).toMatchObject([
      { name: 'Leo', student_id: students[1], score: 0, answers: [] },
      { name: 'Mia', student_id: students[0], score: 100, answers: [{ question: 1, correct: true, points: 100 }] },
    ]);
    const { lives, students: results } = await teacher.api.classLives({ params: { class_id }, query: {} });
    expect(lives).toMatchObject([{ live_id, game: 'quick-pick', questions: 1 }]);
    expect(results).toMatchObject([{ results: [{ live_id, right: 1, answers: 1 }] }, { results: [{ right: 0, answers: 0 }] }, { results: [] }]); // prettier-ignore
  });

  test('plays mayhem in the groups that were shuffled; phones are picked by their names', async () => {
    const groups = { a: [students[0]!, students[2]!], b: [students[1]!] };
    const { pin, board } = await opened({ challenge_type: 'mayhem', class_id, groups });
    const phone = new PlayerBot(server.url, { pin });
    bots.push(phone);
    await phone.connected();
    expect(await phone.must('join', { student_id: students[1] })).toMatchObject({ name: 'Leo', seat: { group: 'b' } });
    expect(shown(board).settings).toMatchObject({ groups, names: 'roster', class_id });
  });

  test('S21 of somebody else, or a student of another class, is not there, and no session is opened', async () => {
    const other = await Person.signedUp(server.url);
    const own = await other.api.newClass({ body: { class_name: '8a' } });
    const [zoe] = await other.api.newStudents({
      body: { class_id: own.class_id, students: [{ student_name: 'Zoe' }] },
    });
    const isNotThere = { status: 404 };
    await expect(other.openQuickPick({ class_id })).rejects.toMatchObject(isNotThere);
    const strange: QuickPickSettingsInput[] = [
      { class_id, students: [students[0]!, zoe!.student_id] },
      { class_id, challenge_type: 'mayhem', groups: { a: [students[0]!], b: [zoe!.student_id] } },
    ];
    for (const settings of strange) await expect(teacher.openQuickPick(settings)).rejects.toMatchObject(isNotThere);
    expect(await other.api.lives({ query: {} })).toEqual([]);
  });

  test.each<[string, (of: number[]) => object]>([
    ['students without their class', ([mia, leo]) => ({ class_id: null, students: [mia, leo] })],
    ['one student against themselves', ([mia]) => ({ students: [mia, mia] })],
    ['two students in mayhem', ([mia, leo]) => ({ challenge_type: 'mayhem', students: [mia, leo] })],
    ['groups one against one', ([mia, leo]) => ({ groups: { a: [mia], b: [leo] } })],
    ['a student in both groups', ([mia]) => ({ challenge_type: 'mayhem', groups: { a: [mia], b: [mia] } })],
    ['points that nobody can choose', () => ({ first_to_reach: 1 })],
    ['settings of another game', () => ({ questions: 3 })],
  ])('is refused with %s', async (_, settings) => {
    await expect(teacher.openQuickPick({ class_id, ...settings(students) })).rejects.toMatchObject({ status: 400 });
  });
});
