import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import type { LiveCommand } from '@lexiroom/domain/games';
import {
  defaultSettings,
  type LiveSettings,
  prepareQuestions,
  questionOf,
  type QuizOpened,
  type QuizSession,
} from '@lexiroom/domain/games/live-quiz';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { compareWordSchedules } from '../../answers/projections.ts';
import { OwnClasses } from '../../classes/own-classes.ts';
import { Absences } from '../../classes/students/absences.ts';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { AnswerLog } from '../../event-log/answer-log.ts';
import { LiveLog } from '../../event-log/live-log.ts';
import { compareLiveAnswers } from '../replay/answer-consistency.ts';
import { compareLiveScores } from '../replay/projections.ts';
import { compareSeats } from '../replay/seat-consistency.ts';
import { reportOf } from '../replay/report.ts';
import { acceptText } from './accept-text.ts';
import { LiveSession } from './live-session.ts';

let pool: pg.Pool;
let log: LiveLog;
let classes: OwnClasses;
/** In Tokyo, where the teacher is, it is the morning of the 21st; in New York the evening before. */
const clock = { at: 0, sleptMs: 0, now: () => clock.at + clock.sleptMs, steadyNow: () => clock.at };
const running: LiveSession[] = [];

const teacher = 1;
/** Who joined the class as Mia. */
const newYorker = 2;
const class_id = 1;
const mia = { student_id: 1, name: 'Mia' };
const leo = { student_id: 2, name: 'Leo' };
const noor = { student_id: 3, name: 'Noor' };

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new LiveLog(pool);
  classes = new OwnClasses(pool);
  await pool.query(
    `insert into users (username, username_key, role, time_zone)
     values ('teacher', 'teacher', 'teacher', 'Asia/Tokyo'), ('newyorker', 'newyorker', 'learner', 'America/New_York')`,
  );
  await pool.query(`insert into classes (teacher_id, class_name) values ($1, '7b')`, [teacher]);
  await pool.query(
    `insert into students (class_id, student_name, person_id)
     values ($1, 'Mia', $2), ($1, 'Leo', null), ($1, 'Noor', null)`,
    [class_id, newYorker],
  );
});
afterAll(() => pool.end());
beforeEach(async () => {
  clock.at = Date.parse('2026-11-21T01:30:00Z');
  clock.sleptMs = 0;
  for (const table of ['answers', 'word_schedules', 'lives']) await pool.query(`delete from ${table}`);
});
afterEach(() => running.splice(0).forEach((session) => session.stop()));

const words = ['niño', 'gato', 'perro', 'pájaro', 'mariposa', 'camión'].map((target_translation, index) => ({
  word_id: index + 1,
  origin_word_id: index + 1,
  deck_id: 1,
  image_id: index + 1,
  image_path: `/media/${index + 1}.webp`,
  target_translation,
  target_language: 'spanish' as const,
  source_translation: null,
  source_language: null,
}));

const order = (session: LiveSession, command: LiveCommand, command_id: string | null = randomUUID()) =>
  session.dispatch({ command, command_id, at: clock.at });

/** On to the next moment at which the session acts by itself. */
async function later(session: LiveSession, ms: number): Promise<void> {
  clock.at += ms;
  await order(session, { type: 'tick' }, null);
}

/** The session as a server reads it that has just started. */
async function load(live_id: number): Promise<LiveSession> {
  const live = (await log.byId(live_id))!;
  const session = await LiveSession.load({
    live,
    log,
    answers: new AnswerLog(pool),
    absences: new Absences(pool, classes, clock),
    clock,
    changed: () => {},
  });
  running.push(session);
  return session;
}

let pins = 300_000;
/** A quiz of the class whose first question is open, with Mia in seat 1 and Leo in seat 2. */
async function openQuestion(change: Partial<LiveSettings> = {}): Promise<LiveSession> {
  const settings = {
    ...defaultSettings,
    kinds: ['typed' as const],
    questions: 3,
    seconds: null,
    names: 'roster' as const,
    class_id,
    ...change,
  };
  const opened: QuizOpened = {
    type: 'lobby_opened',
    at: clock.at,
    deck_name: 'Animals',
    target_language: 'spanish',
    source_language: null,
    settings,
    questions: prepareQuestions(words, settings, seededRandom(3)),
  };
  const quiz = { pin: String(++pins), host_id: teacher, game: 'live-quiz', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  const session = await load((await log.create({ ...quiz, class_id }, opened))!);
  for (const student of [mia, leo]) await order(session, { type: 'join', ...student });
  await order(session, { type: 'start' });
  await later(session, 3000);
  await later(session, 0);
  expect(session.state.phase).toBe('open');
  return session;
}

async function reveal(session: LiveSession): Promise<void> {
  await order(session, { type: 'end_question' });
  await later(session, 1000);
  expect(session.state.phase).toBe('reveal');
}

/** What counts now in each schedule: right or wrong, on which day. */
async function counting(): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ schedule: string; told: string }>(
    `select schedule, case when is_correct then 'right' else 'wrong' end || ' ' || local_day as told
     from answers a where schedule not like 'live:%' and voids is null
       and not exists (select 1 from answers v where v.schedule = a.schedule and v.voids = a.answer_id)
     order by schedule, question, seat_id`,
  );
  const bySchedule = [...Map.groupBy(rows, ({ schedule }) => schedule)];
  return Object.fromEntries(bySchedule.map(([schedule, list]) => [schedule, list.map(({ told }) => told)]));
}

/** The schedules, the doctor's looks and the seats agree with what was played. */
async function expectSound(): Promise<void> {
  const client = await pool.connect();
  try {
    expect(await compareWordSchedules(client)).toEqual([]);
    expect(await compareLiveAnswers(client)).toEqual([]);
    expect(await compareLiveScores(client)).toEqual([]);
    expect(await compareSeats(client)).toEqual([]);
  } finally {
    client.release();
  }
}

const wordOf = (session: LiveSession, question: number) =>
  questionOf(session.state as QuizSession, question).word.target_translation;
const answer = (session: LiveSession, seat_id: number, text: string) =>
  session.sheet.record(
    seat_id,
    { answer_id: randomUUID(), question: session.state.number, text, person_id: null },
    clock.at,
  );
const accept = (session: LiveSession, text: string, undo = false) =>
  acceptText(session, log, { question: 1, text, undo, command_id: randomUUID(), at: clock.at });
const standing = ({ board }: LiveSession, seat_id: number) => board.get(seat_id);

const right = 'right 2026-11-21';
const wrong = 'wrong 2026-11-21';
const missed = {
  'class:1': [wrong, wrong],
  'person:2': ['wrong 2026-11-20'],
  'student:1': [wrong],
  'student:2': [wrong],
};
const accepted = { ...missed, 'class:1': [right, wrong], 'person:2': ['right 2026-11-20'], 'student:1': [right] };

/** Mia missed the word by a letter, in capitals; Leo typed something else. */
async function played(): Promise<LiveSession> {
  const session = await openQuestion();
  await answer(session, 1, `${wordOf(session, 1)}X`);
  await answer(session, 2, 'no lo sé');
  await reveal(session);
  return session;
}

test('a typed answer is stored, judged as its language is typed, and counts for class, student and person', async () => {
  const session = await openQuestion();
  const word = wordOf(session, 1);
  expect(await answer(session, 1, word.toUpperCase())).toHaveProperty('seq');
  expect(await answer(session, 1, 'other')).toEqual({ refusal: { code: 'ALREADY_ANSWERED' } });
  expect(session.sheet.answerOf(1)).toEqual({ question: 1, text: word.toUpperCase() });
  await answer(session, 2, `${word}X`);
  const again = await load(session.live.live_id);
  expect(again.sheet.answerOf(1)).toEqual({ question: 1, text: word.toUpperCase() });
  expect(again.sheet.tally.texts).toEqual(session.sheet.tally.texts);
  await reveal(session);
  expect([1, 2].map((seat_id) => standing(session, seat_id)?.score)).toEqual([100, 0]);
  expect((await counting())['student:1']).toEqual([right]);
  await expectSound();
});

describe('a text that the host accepts', () => {
  test('is waited for until the question is counted', async () => {
    const session = await openQuestion();
    await answer(session, 1, `${wordOf(session, 1)}X`);
    expect(await accept(session, `${wordOf(session, 1)}X`)).toEqual({ refusal: { code: 'NOT_OPEN' } });
  });

  test('counts in every spelling: scores, ranks, due dates, and what the doctor finds', async () => {
    const session = await played();
    expect(await counting()).toEqual(missed);
    await accept(session, `${wordOf(session, 1)}x`);
    expect(standing(session, 1)).toMatchObject({ score: 100, streak: 1, rank: 1, right: 1, missed: [] });
    expect(standing(session, 2)).toMatchObject({ score: 0, rank: 2 });
    expect(await counting()).toEqual(accepted);
    await expectSound();
    const again = await load(session.live.live_id);
    expect([...again.board.values()]).toEqual([...session.board.values()]);
  });

  test('is accepted once, and taken back as often as the host likes', async () => {
    const session = await played();
    const text = `${wordOf(session, 1)}X`;
    await accept(session, text);
    const { seq } = session;
    await accept(session, text);
    expect(session.seq).toBe(seq);
    await accept(session, text, true);
    expect([standing(session, 1)?.score, await counting()]).toEqual([0, missed]);
    await accept(session, text);
    expect([standing(session, 1)?.score, await counting()]).toEqual([100, accepted]);
    await expectSound();
  });

  test('goes with the seat when another student is said to sit there, and with the question when that is taken back', async () => {
    const session = await played();
    await accept(session, `${wordOf(session, 1)}X`);
    await order(session, { type: 'reassign', seat_id: 1, ...noor });
    expect(await counting()).toMatchObject({ 'class:1': [right, wrong], 'student:3': [right] });
    await accept(session, `${wordOf(session, 1)}X`, true);
    expect(await counting()).toMatchObject({ 'class:1': [wrong, wrong], 'student:3': [wrong] });
    await expectSound();
    await order(session, { type: 'void', question: 1 });
    await accept(session, `${wordOf(session, 1)}X`);
    expect(await counting()).toEqual({});
    await expectSound();
  });

  test('is told by the report, after the end too', async () => {
    const session = await played();
    const text = `${wordOf(session, 1)}X`;
    await order(session, { type: 'end' });
    const ended = await load(session.live.live_id);
    await accept(ended, text);
    const live = {
      live_id: session.live.live_id,
      pin: '300001',
      deck_name: 'Animals',
      decks: null,
      created_at: 0,
      ended_at: 1,
    };
    const { questions, players } = await reportOf(live, log);
    expect(questions[0]).toMatchObject({ kind: 'typed', correct_text: wordOf(session, 1), accepted: [text] });
    expect(players.map(({ answers }) => answers)).toMatchObject([
      [{ text, correct: true, points: 100 }],
      [{ text: 'no lo sé', correct: false, points: 0 }],
    ]);
  });

  test('is forgotten with the session, of which people keep what they learned', async () => {
    const session = await played();
    await accept(session, `${wordOf(session, 1)}X`);
    await order(session, { type: 'end' });
    await pool.query('delete from lives');
    expect(await counting()).toEqual(accepted);
    await expectSound();
  });
});
