import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import { type LiveCommand, liveGames } from '@lexiroom/domain/games';
import { questionAsked, type RaceOwnView, type RaceSession, type Run } from '@lexiroom/domain/games/live-race';
import { defaultSettings, type LiveSettings } from '@lexiroom/domain/games/live-quiz';
import { type Room, seatView } from '@lexiroom/domain/live-session';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { compareWordSchedules } from '../../answers/projections.ts';
import { OwnClasses } from '../../classes/own-classes.ts';
import { Absences } from '../../classes/students/absences.ts';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { AnswerLog } from '../../event-log/answer-log.ts';
import { LiveLog } from '../../event-log/live-log.ts';
import { compareLiveAnswers } from '../replay/answer-consistency.ts';
import { classOfReport, readClassLives } from '../replay/class-lives.ts';
import { compareLiveScores, rebuildLiveScores } from '../replay/projections.ts';
import { reportOf } from '../replay/report.ts';
import { LiveSession } from './live-session.ts';

let pool: pg.Pool;
let log: LiveLog;
const clock = { at: 0, now: () => clock.at, steadyNow: () => clock.at };
const running: LiveSession[] = [];
const teacher = 1;
/** Who has the words in a deck of their own. */
const learner = 2;
const class_id = 1;

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new LiveLog(pool);
  await pool.query(
    `insert into users (username, username_key, role, time_zone)
     values ('teacher', 'teacher', 'teacher', 'Asia/Tokyo'), ('learner', 'learner', 'learner', 'America/New_York')`,
  );
  await pool.query(
    `with root as (
       insert into items (owner_id, item_type, item_name, name_key) values ($1, 'folder', 'Root', 'root') returning item_id
     ), deck as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id)
       select $1, 'deck', 'Animals', 'animals', item_id from root returning item_id
     ), made as (insert into decks (deck_id, target_language) select item_id, 'japanese' from deck returning deck_id)
     insert into words (deck_id, word_order, origin_word_id) select deck_id, origin, origin from made, generate_series(1, 6) origin`,
    [learner],
  );
  await pool.query(`insert into classes (teacher_id, class_name) values ($1, '7b')`, [teacher]);
  await pool.query(`insert into students (class_id, student_name) values ($1, 'Mia'), ($1, 'Leo')`, [class_id]);
});
afterAll(() => pool.end());
beforeEach(async () => {
  clock.at = Date.parse('2026-11-21T01:30:00Z');
  for (const table of ['answers', 'word_schedules', 'lives']) await pool.query(`delete from ${table}`);
});
afterEach(() => running.splice(0).forEach((session) => session.stop()));

const words = ['neko', 'inu', 'tori', 'uma', 'ushi', 'sakana'].map((target_translation, index) => ({
  word_id: index + 1,
  origin_word_id: index + 1,
  deck_id: 1,
  image_id: index + 1,
  image_path: `/media/${index + 1}.webp`,
  target_translation,
  target_language: 'japanese' as const,
  source_translation: null,
  source_language: null,
}));

const order = (session: LiveSession, command: LiveCommand) =>
  session.dispatch({ command, command_id: randomUUID(), at: clock.at });

/** The session as a server reads it that has just started. */
async function load(live_id: number): Promise<LiveSession> {
  const live = (await log.byId(live_id))!;
  const absences = new Absences(pool, new OwnClasses(pool), clock);
  const parts = { live, log, answers: new AnswerLog(pool), absences, clock, changed: () => {} };
  const session = await LiveSession.load(parts);
  running.push(session);
  return session;
}

let pins = 500_000;
/** A race that runs, with these players. */
async function race(change: Partial<LiveSettings>, ...players: { name: string; student_id?: number }[]) {
  const settings: LiveSettings = { ...defaultSettings, pace: 'player', combo: false, ...change };
  const prepared = liveGames['live-race'].prepare(words, settings, seededRandom(3));
  if ('refusal' in prepared) throw new Error(prepared.refusal);
  const deck = { deck_name: 'Animals', target_language: 'japanese', source_language: null } as const;
  const opened = { type: 'lobby_opened' as const, at: clock.at, game: 'live-race', ...deck, ...prepared.set_up };
  const live = { pin: String(++pins), host_id: teacher, game: 'live-race', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  const session = await load((await log.create({ ...live, class_id: settings.class_id }, opened))!);
  for (const player of players) await order(session, { type: 'join', ...player });
  await order(session, { type: 'start' });
  await later(session, 3000);
  expect(session.state.phase).toBe('open');
  return session;
}

/** On to the next moment at which the session acts by itself. */
async function later(session: LiveSession, ms: number): Promise<void> {
  clock.at += ms;
  await order(session, { type: 'tick' });
}
async function toPodium(session: LiveSession): Promise<void> {
  if (session.state.phase === 'open') await order(session, { type: 'end_question' });
  await later(session, 1000);
  expect(session.state.phase).toBe('podium');
}

const runOf = (session: LiveSession, seat_id: number): Run =>
  (session.sheet.known as { runOf: (seat_id: number) => Run }).runOf(seat_id);

/** A seat answers the question it is at. */
function answer(session: LiveSession, seat_id: number, correct: boolean, sent: Partial<Sent> = {}) {
  const { course } = runOf(session, seat_id);
  const { options, correct_option } = questionAsked((session.state as RaceSession).play, seat_id, course);
  const option = correct ? correct_option! : (correct_option! + 1) % options.length;
  const whole = { answer_id: randomUUID(), question: course.number, option, person_id: null, ...sent };
  return session.sheet.record(seat_id, whole, clock.at);
}
type Sent = Parameters<LiveSession['sheet']['record']>[1];

const seatOf = (session: LiveSession, seat_id: number) =>
  seatView(
    { state: session.state, board: session.board, known: session.sheet.known, seq: session.seq } as unknown as Room,
    seat_id,
  ) as RaceOwnView;

const storedAnswers = async (where = 'true') =>
  (await pool.query<{ count: number }>(`select count(*)::integer as count from answers where ${where}`)).rows[0]!.count;

async function expectConsistent(): Promise<void> {
  const client = await pool.connect();
  expect(await compareLiveAnswers(client)).toEqual([]);
  expect(await compareLiveScores(client)).toEqual([]);
  expect(await compareWordSchedules(client)).toEqual([]);
  client.release();
}

const mia = { name: 'Mia' };
const leo = { name: 'Leo' };

test('a seat whose answer was stored without its server being told of it goes on with the next question', async () => {
  const session = await race({ goal_seconds: 60 }, mia);
  const first = seatOf(session, 1).question!;
  // As by this server, whose connection to the database broke before it heard of the commit; the phone has forgotten it.
  await answer(await load(session.live.live_id), 1, true);
  expect(await answer(session, 1, false)).toEqual({ refusal: { code: 'ALREADY_ANSWERED' } });
  expect(seatOf(session, 1)).toMatchObject({ score: 100, question: { number: first.number + 1 } });
  expect(await answer(session, 1, true)).toHaveProperty('seq');
  await toPodium(session);
  await expectConsistent();
});

test('the screens are shown every answer that counts, however soon it follows another', async () => {
  const session = await race({ goal_seconds: 60 }, mia, leo);
  await answer(session, 1, true);
  expect([...session.board.keys()]).toEqual([1]);
  clock.at += 50;
  await answer(session, 2, true);
  expect(new Set(session.newestBoard.keys())).toEqual(new Set([1, 2]));
});

test('an answer is stored before the seat is told how it went, and what comes next', async () => {
  const session = await race({ goal_seconds: 60 }, mia);
  const before = seatOf(session, 1).question!;
  const waiting = answer(session, 1, true);
  expect(seatOf(session, 1)).toMatchObject({ score: 0, question: before });
  expect(await waiting).toHaveProperty('seq');
  expect(await storedAnswers()).toBe(1);
  expect(seatOf(session, 1)).toMatchObject({
    score: 100,
    last: { question: 1, correct: true },
    question: { number: 2 },
  });
});

test('a repeated or doubled answer has one effect, however late it comes', async () => {
  const session = await race({ goal_seconds: 60 }, mia);
  const answer_id = randomUUID();
  const option = questionAsked((session.state as RaceSession).play, 1, runOf(session, 1).course).correct_option!;
  const sent = { answer_id, question: 1, option };
  expect(await Promise.all([answer(session, 1, true, sent), answer(session, 1, true, sent)])).toEqual([
    { seq: session.seq },
    { seq: session.seq },
  ]);
  await answer(session, 1, false);
  expect(await answer(session, 1, true, sent)).toEqual({ seq: session.seq });
  expect(await answer(session, 1, true, { ...sent, answer_id: randomUUID() })).toEqual({
    refusal: { code: 'ALREADY_ANSWERED' },
  });
  expect(await answer(session, 1, true, { question: 7 })).toEqual({ refusal: { code: 'NOT_OPEN' } });
  expect(await answer(session, 1, true, { option: 4 })).toEqual({ refusal: { code: 'NO_SUCH_OPTION' } });
  expect(await storedAnswers()).toBe(2);
});

test('a server that starts anew has every seat at the very question, with its points', async () => {
  const session = await race({ goal_seconds: 60 }, mia, leo);
  for (const correct of [true, false, true, true, false, true, true]) await answer(session, 1, correct);
  await answer(session, 2, false);
  const again = await load(session.live.live_id);
  for (const seat_id of [1, 2]) {
    expect(seatOf(again, seat_id)).toEqual(seatOf(session, seat_id));
    expect(runOf(again, seat_id)).toEqual(runOf(session, seat_id));
  }
  expect([...again.board]).toEqual([...session.board]);
  await expectConsistent();
});

test('at the goal the race ends, also when the server went just before it could say so', async () => {
  const session = await race({ goal_points: 300 }, mia, leo);
  for (let answers = 0; answers < 2; answers++) await answer(session, 1, true);
  await answer(session, 2, true);
  session.stop();
  // As the log is when the server was killed between the answer and the end of the race.
  const lastOf = await load(session.live.live_id);
  lastOf.dispatch = () => new Promise(() => {});
  await answer(lastOf, 1, true);
  const again = await load(session.live.live_id);
  await order(again, { type: 'lock_door' });
  expect(again.state.phase).toBe('locked');
  await answer(again, 2, true);
  await toPodium(again);
  expect([...again.board.values()].map(({ seat_id, score, rank }) => [seat_id, score, rank])).toEqual([
    [1, 300, 1],
    [2, 200, 2],
  ]);
  expect(await answer(again, 2, true)).toEqual({ refusal: { code: 'LATE' } });
  await expectConsistent();
});

test('a paused race takes no answer; unpaused it goes on where it was', async () => {
  const session = await race({ goal_seconds: 60 }, mia);
  await order(session, { type: 'pause' });
  expect(await answer(session, 1, true)).toEqual({ refusal: { code: 'NOT_OPEN' } });
  await order(session, { type: 'unpause' });
  expect(await answer(session, 1, true)).toHaveProperty('seq');
});

test('the report has a row for each player and a column for each word, however often it was asked', async () => {
  const session = await race({ goal_seconds: 60 }, mia, leo);
  for (let answers = 0; answers < 9; answers++) await answer(session, 1, answers % 2 === 0);
  await order(session, { type: 'end' });
  expect(session.state.phase).toBe('ended');
  const { live_id, pin } = session.live;
  const report = await reportOf(
    { live_id, pin, deck_name: 'Animals', decks: null, created_at: 0, ended_at: null },
    log,
  );
  expect(report.questions.map(({ word_id }) => word_id).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  const [ofMia, ofLeo] = report.players;
  expect(ofMia).toMatchObject({ name: 'Mia', score: 500, rank: 1 });
  expect(ofMia!.answers.reduce((sum, { points }) => sum + points, 0)).toBe(500);
  for (const given of ofMia!.answers)
    expect(given.correct).toBe(given.option === report.questions[given.question - 1]!.correct_option);
  expect(ofLeo!.answers).toEqual([]);
  await expectConsistent();
});

test('answers count for the class, its students and people, with due dates, once the race is over', async () => {
  const roster = { goal_seconds: 60, names: 'roster', class_id } as const;
  const session = await race(roster, { ...mia, student_id: 1 }, { ...leo, student_id: 2 });
  for (let answers = 0; answers < 8; answers++) await answer(session, 1, answers > 1);
  await toPodium(session);
  expect(await storedAnswers(`schedule = 'student:1'`)).toBe(8);
  expect(await storedAnswers(`schedule = 'class:1'`)).toBe(8);
  const { rows } = await pool.query(`select 1 from word_schedules where schedule = 'student:1'`);
  expect(rows.length).toBeGreaterThan(3);
  // Somebody else is said to have sat there: what was answered counts for them instead.
  await order(session, { type: 'reassign', seat_id: 1, student_id: 2, name: 'Leo', exchange: true });
  await expectConsistent();
  await order(session, { type: 'end' });
  expect((await readClassLives(pool, class_id)).lives).toMatchObject([{ questions: 6 }]);
  expect(await classOfReport(pool, session.live.live_id)).toMatchObject({ class: { class_id } });
});

test('where the host records nothing, a race counts for nobody’s schedule', async () => {
  const session = await race({ goal_seconds: 60, records_answers: false }, mia);
  await answer(session, 1, true, { person_id: learner });
  await toPodium(session);
  expect(await storedAnswers(`schedule not like 'live:%'`)).toBe(0);
});

test('answers of who is logged in count for them', async () => {
  const session = await race({ goal_seconds: 60 }, mia);
  for (let answers = 0; answers < 7; answers++) await answer(session, 1, true, { person_id: learner });
  await toPodium(session);
  expect(await storedAnswers(`schedule = 'person:${learner}'`)).toBe(7);
  await expectConsistent();
});

test('rebuilding the scores of a race, running or over, changes nothing', async () => {
  const session = await race({ goal_seconds: 60 }, mia, leo);
  await answer(session, 1, true);
  const client = await pool.connect();
  const scores = async () => (await client.query('select * from live_scores order by seat_id')).rows;
  await rebuildLiveScores(client);
  expect(await scores()).toEqual([]);
  await toPodium(session);
  const stored = await scores();
  expect(stored).toMatchObject([{ seat_id: 1, score: 100, rank: 1, answers: 1 }]);
  await rebuildLiveScores(client);
  expect(await scores()).toEqual(stored);
  client.release();
});
