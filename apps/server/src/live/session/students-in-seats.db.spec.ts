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
  const settings = { ...defaultSettings, questions: 3, seconds: null, names: 'roster' as const, class_id, ...change };
  const opened: QuizOpened = {
    type: 'lobby_opened',
    at: clock.at,
    deck_name: 'Animals',
    target_language: 'japanese',
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

/** Seat 1 answers rightly, seat 2 wrongly. On seat 1 the teacher is logged in, to try the phone out. */
async function answerBoth(session: LiveSession): Promise<void> {
  const correct_option = questionOf(session.state as QuizSession, session.state.number).correct_option!;
  for (const [seat_id, option] of [
    [1, correct_option],
    [2, (correct_option + 1) % 4],
  ] as const) {
    const given = { answer_id: randomUUID(), question: session.state.number, option, person_id: teacher };
    expect(await session.sheet.record(seat_id, given, clock.at)).toMatchObject({ seq: expect.any(Number) });
  }
}

async function reveal(session: LiveSession): Promise<void> {
  await order(session, { type: 'end_question' });
  await later(session, 1000);
  expect(session.state.phase).toBe('reveal');
}

/** A quiz whose first question was answered and revealed. */
async function played(change: Partial<LiveSettings> = {}): Promise<LiveSession> {
  const session = await openQuestion(change);
  await answerBoth(session);
  await reveal(session);
  return session;
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

/** When the word is due in each schedule. */
async function dueDates(): Promise<string[]> {
  const { rows } = await pool.query<{ told: string }>(`select schedule || ' ' || due_date as told from word_schedules`);
  return rows.map(({ told }) => told).toSorted();
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

/** Notes these students, and no others, as absent on the day that it is for the teacher. */
const noteAbsent = async (student_ids: number[], day = '2026-11-21') => {
  await pool.query('update students set absent_on = null');
  await pool.query('update students set absent_on = $2 where student_id = any($1)', [student_ids, day]);
};
const notedAbsent = async () => {
  const { rows } = await pool.query('select student_id from students where absent_on is not null order by student_id');
  return rows.map(({ student_id }) => student_id);
};
const revOf = async ({ student_id }: { student_id: number }) =>
  (await pool.query('select rev from students where student_id = $1', [student_id])).rows[0].rev;

const right = 'right 2026-11-21';
const wrong = 'wrong 2026-11-21';
const both = { 'class:1': [right, wrong], 'student:1': [right], 'student:2': [wrong] };
const linked = { 'person:2': ['right 2026-11-20'] };
const asPlayed = { ...both, ...linked };

describe('what a class answers in a live quiz', () => {
  test('counts for class, student and the linked person, each on their own day, and not for who is logged in on the phone', async () => {
    const session = await openQuestion();
    await answerBoth(session);
    expect(await counting()).toEqual({});
    await reveal(session);
    expect(await counting()).toEqual(asPlayed);
    await expectSound();
  });

  test('moves the due dates of class, students and person, and anew when the seat is another’s', async () => {
    const session = await played();
    // One of two was right: that is no majority, and the class sees the word again the next day.
    const ofOthers = ['class:1 2026-11-22', 'student:2 2026-11-22'];
    expect(await dueDates()).toEqual([...ofOthers, 'person:2 2026-11-22', 'student:1 2026-11-23'].toSorted());
    await order(session, { type: 'reassign', seat_id: 1, ...noor });
    expect(await dueDates()).toEqual([...ofOthers, 'student:3 2026-11-23']);
  });

  test('counts for nobody where the host has switched recording off', async () => {
    const session = await played({ records_answers: false });
    await order(session, { type: 'reassign', seat_id: 1, ...noor });
    expect(await counting()).toEqual({});
  });

  test('counts for nobody when the question is taken back', async () => {
    const session = await played();
    await order(session, { type: 'void', question: 1 });
    expect(await counting()).toEqual({});
    await expectSound();
  });

  test('counts once when the server is killed before the question is revealed, and when two of them reveal it', async () => {
    const session = await openQuestion();
    await answerBoth(session);
    await order(session, { type: 'end_question' });
    const { live_id } = session.live;
    const servers = [session, await load(live_id), await load(live_id)];
    clock.at += 1000;
    for (const server of servers) await order(server, { type: 'tick' }, null);
    expect((await load(live_id)).state.phase).toBe('reveal');
    expect(await counting()).toEqual(asPlayed);
    await expectSound();
  });
});

describe('a seat that is given to another student', () => {
  const toNoor = { 'class:1': [right, wrong], 'student:2': [wrong], 'student:3': [right] };

  test('takes its answers along, those so far and those to come', async () => {
    const session = await played();
    await order(session, { type: 'reassign', seat_id: 1, ...noor });
    expect(await counting()).toEqual(toNoor);
    await order(session, { type: 'next' });
    await order(session, { type: 'next' });
    await later(session, 0);
    expect(session.state).toMatchObject({ phase: 'open', number: 2 });
    await answerBoth(session);
    await reveal(session);
    expect(await counting()).toEqual({
      'class:1': [right, wrong, right, wrong],
      'student:2': [wrong, wrong],
      'student:3': [right, right],
    });
    await expectSound();
  });

  test('gives them back with the seat, however often it goes to and fro', async () => {
    const session = await played();
    for (const student of [noor, mia, noor]) await order(session, { type: 'reassign', seat_id: 1, ...student });
    expect(await counting()).toEqual(toNoor);
    await order(session, { type: 'reassign', seat_id: 1, ...mia });
    expect(await counting()).toEqual(asPlayed);
    await expectSound();
  });

  test('by an order that is repeated changes nothing more', async () => {
    const session = await played();
    const command_id = randomUUID();
    await order(session, { type: 'reassign', seat_id: 1, ...noor }, command_id);
    const before = await pool.query('select count(*) from answers');
    for (const server of [session, await load(session.live.live_id)])
      await order(server, { type: 'reassign', seat_id: 1, ...noor }, command_id);
    expect((await pool.query('select count(*) from answers')).rows).toEqual(before.rows);
  });

  test('loses them when the question is taken back afterwards', async () => {
    const session = await played();
    await order(session, { type: 'reassign', seat_id: 1, ...noor });
    await order(session, { type: 'void', question: 1 });
    expect(await counting()).toEqual({});
    await expectSound();
  });

  test('does not get those of a question that was taken back before', async () => {
    const session = await played();
    await order(session, { type: 'void', question: 1 });
    await order(session, { type: 'reassign', seat_id: 1, ...noor });
    expect(await counting()).toEqual({});
    await expectSound();
  });

  test('exchanged with another one takes its answers along, those so far and those to come, and so does the other', async () => {
    const session = await played();
    const command_id = randomUUID();
    const exchange = { type: 'reassign', seat_id: 1, ...leo, exchange: true } as const;
    const server = await load(session.live.live_id);
    await order(session, exchange, command_id);
    // The acknowledgement was lost, and so was the memory of one server.
    for (const again of [session, server, await load(session.live.live_id)]) await order(again, exchange, command_id);
    expect(await counting()).toEqual({
      'class:1': [right, wrong],
      'student:1': [wrong],
      'student:2': [right],
      'person:2': ['wrong 2026-11-20'],
    });
    const { rows } = await pool.query('select count(*)::integer as events from live_events where type = $1', ['reassigned']); // prettier-ignore
    expect(rows).toEqual([{ events: 2 }]);
    await order(session, { type: 'next' });
    await order(session, { type: 'next' });
    await later(session, 0);
    await answerBoth(session);
    await reveal(session);
    expect(await counting()).toMatchObject({ 'student:1': [wrong, wrong], 'student:2': [right, right] });
    await expectSound();
    await order(session, { type: 'reassign', seat_id: 2, ...leo, exchange: true });
    expect(await counting()).toMatchObject({ 'student:1': [right, right], 'student:2': [wrong, wrong] });
    await expectSound();
  });

  test('is that student’s after a restart too, and the points stay with the seat', async () => {
    const session = await played();
    const { score } = session.board.get(1)!;
    await order(session, { type: 'reassign', seat_id: 1, ...noor });
    const again = await load(session.live.live_id);
    expect(again.state.seats.get(1)).toMatchObject(noor);
    expect([session.board.get(1)!.score, again.board.get(1)!.score]).toEqual([score, score]);
  });
});

test('the names of students stand in their class alone: neither in seats nor in events', async () => {
  const session = await openQuestion();
  await order(session, { type: 'reassign', seat_id: 1, ...noor });
  const { rows } = await pool.query('select name, student_id from seats where live_id = $1 order by seat_id', [
    session.live.live_id,
  ]);
  expect(rows).toEqual([
    { name: 'Player 1', student_id: 3 },
    { name: 'Player 2', student_id: 2 },
  ]);
  const { rowCount } = await pool.query(
    `select 1 from live_events where live_id = $1 and body::text ~ 'Mia|Leo|Noor'`,
    [session.live.live_id],
  );
  expect(rowCount).toBe(0);
});

describe('the end of a quiz of a class', () => {
  test('says who was absent, and who sat down all the same is no longer noted so: as any change of the class', async () => {
    const session = await openQuestion();
    await noteAbsent([mia.student_id, noor.student_id]);
    const before = await revOf(mia);
    const heard: number[] = [];
    classes.onChanged((teacher_id) => heard.push(teacher_id));
    await order(session, { type: 'end' });
    expect((await log.read(session.live.live_id)).at(-1)!.event).toMatchObject({ type: 'ended', absent: [3] });
    expect(await notedAbsent()).toEqual([noor.student_id]);
    expect([await revOf(mia), heard]).toEqual([before + 1, [teacher]]);
  });

  test('knows who is absent by the day on the wall, also when the machine has slept meanwhile', async () => {
    const session = await openQuestion();
    clock.sleptMs = 24 * 3_600_000;
    await noteAbsent([mia.student_id, noor.student_id], '2026-11-22');
    await order(session, { type: 'end' });
    expect((await log.read(session.live.live_id)).at(-1)!.event).toMatchObject({ type: 'ended', absent: [3] });
    expect(await notedAbsent()).toEqual([noor.student_id]);
  });

  test('that cannot be written changes nothing in the class, nor does one that comes again', async () => {
    const session = await openQuestion();
    const other = await load(session.live.live_id);
    await order(session, { type: 'end' });
    // The teacher sends Mia home afterwards; then a server says the end again that has not heard of it.
    await noteAbsent([mia.student_id]);
    await order(other, { type: 'end' });
    expect(other.state.phase).toBe('ended');
    expect(await notedAbsent()).toEqual([mia.student_id]);
  });
});
