import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import { type LiveCommand, liveGames } from '@lexiroom/domain/games';
import {
  defaultSettings,
  type Group,
  type QuickPickOpened,
  type QuickPickSession,
  type QuickPickSettings,
} from '@lexiroom/domain/games/quick-pick';
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
import { compareLiveScores, rebuildLiveScores } from '../replay/projections.ts';
import { reportOf } from '../replay/report.ts';
import { compareSeats } from '../replay/seat-consistency.ts';
import { LiveSession } from './live-session.ts';

let pool: pg.Pool;
let log: LiveLog;
/** In Tokyo, where the teacher is, it is the morning of the 21st; in New York the evening before. */
const clock = { at: 0, now: () => clock.at, steadyNow: () => clock.at };
const running: LiveSession[] = [];
const teacher = 1;
/** Who joined the class as Mia. */
const newYorker = 2;
/** Who has the words in a deck of their own. */
const learner = 3;
const class_id = 1;
const mia = { student_id: 1, name: 'Mia' };
const leo = { student_id: 2, name: 'Leo' };

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new LiveLog(pool);
  await pool.query(
    `insert into users (username, username_key, role, time_zone)
     values ('teacher', 'teacher', 'teacher', 'Asia/Tokyo'), ('newyorker', 'newyorker', 'learner', 'America/New_York'),
       ('learner', 'learner', 'learner', 'America/New_York')`,
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
  await pool.query(
    `insert into students (class_id, student_name, person_id) values ($1, 'Mia', $2), ($1, 'Leo', null)`,
    [class_id, newYorker],
  );
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

const order = (session: LiveSession, command: LiveCommand, command_id: string | null = randomUUID()) =>
  session.dispatch({ command, command_id, at: clock.at });

/** The session as a server reads it that has just started. */
async function load(live_id: number): Promise<LiveSession> {
  const live = (await log.byId(live_id))!;
  const absences = new Absences(pool, new OwnClasses(pool), clock);
  const parts = { live, log, answers: new AnswerLog(pool), absences, clock, changed: () => {} };
  const session = await LiveSession.load(parts);
  running.push(session);
  return session;
}

let pins = 400_000;
async function lobby(change: Partial<QuickPickSettings> = {}): Promise<LiveSession> {
  const settings = { ...defaultSettings, ...change };
  const prepared = liveGames['quick-pick'].prepare(words, settings, seededRandom(3));
  if ('refusal' in prepared) throw new Error(prepared.refusal);
  const opened = {
    type: 'lobby_opened',
    at: clock.at,
    game: 'quick-pick',
    deck_name: 'Animals',
    target_language: 'japanese',
    source_language: null,
    ...prepared.set_up,
  } as QuickPickOpened;
  const live = { pin: String(++pins), host_id: teacher, game: 'quick-pick', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  return load((await log.create({ ...live, class_id: settings.class_id }, opened))!);
}

/** On to the next moment at which the session acts by itself. */
async function later(session: LiveSession, ms: number): Promise<void> {
  clock.at += ms;
  await order(session, { type: 'tick' }, null);
}

async function toRound(session: LiveSession): Promise<LiveSession> {
  await order(session, { type: 'start' });
  await later(session, 2600);
  expect(session.state.phase).toBe('open');
  return session;
}

const roundOf = (session: LiveSession) => (session.state as QuickPickSession).play.rounds.at(-1)!;
const playOf = (session: LiveSession) => (session.state as QuickPickSession).play;
const optionOf = (session: LiveSession, how: 'right' | 'wrong') =>
  (roundOf(session).correct_option + (how === 'right' ? 0 : 1)) % 4;

/** At the board. */
const pick = (session: LiveSession, group: Group, how: 'right' | 'wrong', command_id = randomUUID()) =>
  order(session, { type: 'pick', round: session.state.number, group, option: optionOf(session, how) }, command_id);
/** On a phone. */
const answer = (session: LiveSession, seat_id: number, how: 'right' | 'wrong', answer_id = randomUUID()) =>
  session.sheet.record(
    seat_id,
    { answer_id, question: session.state.number, option: optionOf(session, how), person_id: null },
    clock.at,
  );

/** All answers: whose, of which seat, right or wrong, on which day. */
async function answers(): Promise<string[]> {
  const { rows } = await pool.query<{ told: string }>(
    `select concat_ws(' ', split_part(schedule, ':', 1), case when schedule not like 'live:%' then split_part(schedule, ':', 2) end,
       'seat ' || seat_id, 'student ' || student_id, 'person ' || person_id,
       case when is_correct then 'right' else 'wrong' end, local_day) as told
     from answers where mode = 'quick-pick' and voids is null order by question, seat_id, schedule`,
  );
  return rows.map(({ told }) => told).toSorted();
}

/** The schedules, the doctor's looks and the seats agree with what was played, and a new server reads the same. */
async function expectSound(session: LiveSession): Promise<void> {
  const client = await pool.connect();
  try {
    expect(await compareWordSchedules(client)).toEqual([]);
    expect(await compareLiveAnswers(client)).toEqual([]);
    expect(await compareLiveScores(client)).toEqual([]);
    expect(await compareSeats(client)).toEqual([]);
    const stored = await client.query('select * from live_scores order by seat_id');
    await rebuildLiveScores(client);
    expect((await client.query('select * from live_scores order by seat_id')).rows).toEqual(stored.rows);
  } finally {
    client.release();
  }
  const restarted = await load(session.live.live_id);
  expect(restarted.state).toEqual(session.state);
  expect(restarted.board).toEqual(session.board);
  expect(restarted.seq).toBe(session.seq);
}

const day = '2026-11-21';

const oneOnOne = async (change: Partial<QuickPickSettings> = {}) => {
  const students: [number, number] = [mia.student_id, leo.student_id];
  const session = await lobby({ names: 'roster', class_id, students, ...change });
  for (const student of [mia, leo]) await order(session, { type: 'join', ...student });
  return toRound(session);
};

describe('in 1v1 of a class', () => {
  test('a pick at the board counts at once for class and student, and for whoever joined as them, on their own day', async () => {
    const session = await oneOnOne();
    await pick(session, 'a', 'wrong');
    const ofMia = ['class 1 seat 1 student 1', 'student 1 seat 1 student 1'].map((of) => `${of} wrong ${day}`);
    const linked = 'person 2 seat 1 person 2 wrong 2026-11-20';
    expect(await answers()).toEqual([...ofMia, `live seat 1 wrong ${day}`, linked].toSorted());
    await pick(session, 'b', 'right');
    const ofLeo = ['class 1 seat 2 student 2', 'student 2 seat 2 student 2'].map((of) => `${of} right ${day}`);
    expect(await answers()).toEqual(expect.arrayContaining(ofLeo));
    expect(await answers()).toHaveLength(7);
    await expectSound(session);
  });

  test('it moves the due dates of class and students', async () => {
    const session = await oneOnOne();
    await pick(session, 'a', 'wrong');
    await pick(session, 'b', 'right');
    const { rows } = await pool.query(`select schedule, due_date::text from word_schedules order by schedule`);
    expect(rows).toEqual([
      { schedule: 'class:1', due_date: '2026-11-22' },
      { schedule: 'person:2', due_date: '2026-11-21' },
      { schedule: 'student:1', due_date: '2026-11-22' },
      { schedule: 'student:2', due_date: '2026-11-23' },
    ]);
  });

  test('both picks of one moment are recorded, and the first right one has the points', async () => {
    const session = await oneOnOne();
    const outcomes = await Promise.all([pick(session, 'b', 'right'), pick(session, 'a', 'right')]);
    expect(outcomes).toMatchObject([{ events: [{ type: 'picked' }] }, { events: [{ type: 'picked' }] }]);
    expect(playOf(session).scores).toEqual({ a: 0, b: 100 });
    expect((await answers()).filter((told) => told.startsWith('student'))).toEqual([
      `student 1 seat 1 student 1 right ${day}`,
      `student 2 seat 2 student 2 right ${day}`,
    ]);
    expect(session.board.get(1)).toMatchObject({ score: 0, right: 1, answered: 1 });
    expect(session.board.get(2)).toMatchObject({ score: 100, right: 1, answered: 1 });
    await expectSound(session);
  });

  test('where the host switched recording off it counts for nobody', async () => {
    const session = await oneOnOne({ records_answers: false });
    await pick(session, 'a', 'right');
    expect(await answers()).toEqual([`live seat 1 right ${day}`]);
  });

  test('a student who sat there in another’s place is exchanged, with what they have picked', async () => {
    const session = await oneOnOne();
    await pick(session, 'a', 'right');
    await order(session, { type: 'reassign', seat_id: 1, ...leo, exchange: true });
    const { rows } = await pool.query(`select schedule from word_schedules order by schedule`);
    expect(rows.map(({ schedule }) => schedule as string)).toEqual(['class:1', 'student:2']);
    await expectSound(session);
  });
});

describe('in mayhem of a class', () => {
  test('what a group picks at the board belongs to the class alone', async () => {
    const session = await toRound(await lobby({ challenge_type: 'mayhem', names: 'roster', class_id }));
    await pick(session, 'a', 'wrong');
    await pick(session, 'b', 'right');
    expect(await answers()).toEqual([`class 1 right ${day}`, `class 1 wrong ${day}`]);
    expect(session.board.size).toBe(0);
    await expectSound(session);
  });

  test('and what a student picks on a phone also to them', async () => {
    const groups = { a: [leo.student_id], b: [mia.student_id] };
    const session = await lobby({ challenge_type: 'mayhem', names: 'roster', class_id, groups });
    await order(session, { type: 'join', ...leo });
    await toRound(session);
    expect(await answer(session, 1, 'right')).toMatchObject({ seq: expect.any(Number) });
    expect(playOf(session).scores).toEqual({ a: 100, b: 0 });
    expect(await answers()).toEqual(
      [`class 1 seat 1 student 2 right ${day}`, `live seat 1 right ${day}`, `student 2 seat 1 student 2 right ${day}`], // prettier-ignore
    );
    await expectSound(session);
  });
});

const twoPhones = async () => {
  const session = await lobby();
  for (const [name, person_id] of [['Ada', newYorker], ['Ben', null]] as const)
    await session.dispatch({ command: { type: 'join', name, ...(person_id && { owner: `account ${person_id}` }) }, command_id: randomUUID(), at: clock.at, seat: { person_id, device: null } }); // prettier-ignore
  return toRound(session);
};

describe('without a class', () => {
  test('a logged-in player’s seat feeds their account for words whose origin is in an own deck, and moves their due dates', async () => {
    const session = await lobby();
    for (const [name, person_id] of [['Ada', learner], ['Ben', newYorker]] as const)
      await session.dispatch({ command: { type: 'join', name, owner: `account ${person_id}` }, command_id: randomUUID(), at: clock.at, seat: { person_id, device: null } }); // prettier-ignore
    await toRound(session);
    await answer(session, 1, 'wrong');
    await answer(session, 2, 'right');
    const live = [`live seat 1 person 3 wrong ${day}`, `live seat 2 person 2 right ${day}`];
    expect(await answers()).toEqual([...live, 'person 3 seat 1 person 3 wrong 2026-11-20'].toSorted());
    const { rows } = await pool.query(`select schedule, due_date::text from word_schedules`);
    expect(rows).toEqual([{ schedule: 'person:3', due_date: '2026-11-21' }]);
    await expectSound(session);
  });
});

describe('a game that is left in the middle', () => {
  test.each([
    ['in 1v1 of a class', () => oneOnOne(), ['class 1', 'live', 'person 2', 'student 1']],
    [
      'in mayhem of a class',
      async () => toRound(await lobby({ challenge_type: 'mayhem', names: 'roster', class_id })),
      ['class 1'],
    ],
  ])('keeps what was answered, %s', async (_, open, schedules) => {
    const session = await open();
    await pick(session, 'a', 'right');
    const answered = await answers();
    await order(session, { type: 'end' });
    expect(session.state.phase).toBe('ended');
    expect(await pick(session, 'b', 'right')).toMatchObject({ refusal: { code: expect.any(String) } });
    expect(await answers()).toEqual(answered);
    expect(answered.map((told) => told.split(' seat')[0]!.split(' right')[0]!)).toEqual(schedules);
    await expectSound(session);
  });
});

const summaryOf = ({ live: { live_id, pin } }: LiveSession) => {
  const told = { deck_name: 'Animals', decks: null, created_at: 0, ended_at: null };
  return { live_id, pin, game: 'quick-pick' as const, ...told };
};

const to = (question: number, option: number) => ({ answer_id: randomUUID(), question, option, person_id: null });

describe('phones without a class', () => {
  test('pick for their group; later picks of the same group are refused', async () => {
    const session = await twoPhones();
    await order(session, { type: 'join', name: 'Cem', group: 'a' });
    await answer(session, 1, 'wrong');
    expect(await answer(session, 3, 'right')).toEqual({ refusal: { code: 'ALREADY_ANSWERED' } });
    expect(await answer(session, 2, 'right')).toMatchObject({ seq: expect.any(Number) });
    expect(await answers()).toEqual([`live seat 1 person 2 wrong ${day}`, `live seat 2 right ${day}`]);
    await expectSound(session);
  });

  test('S30 ten copies of a pick are one pick, with ten equal answers, and S31 others are refused by code', async () => {
    const session = await twoPhones();
    const answer_id = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer(session, 1, 'right', answer_id)));
    expect(new Set(outcomes.map((outcome) => 'seq' in outcome && outcome.seq)).size).toBe(1);
    expect(await answers()).toHaveLength(1);
    clock.at += 500;
    expect(await answer(session, 2, 'right')).toEqual({ refusal: { code: 'LATE' } });
    await later(session, 600);
    expect(await session.sheet.record(2, to(3, 0), clock.at)).toEqual({ refusal: { code: 'NOT_OPEN' } });
    expect(await session.sheet.record(2, to(2, 7), clock.at)).toEqual({ refusal: { code: 'NO_SUCH_OPTION' } });
    expect(await answers()).toHaveLength(1);
  });

  test('their answers stand in the report, with the points of either group', async () => {
    const session = await twoPhones();
    await answer(session, 2, 'right');
    expect(await reportOf(summaryOf(session), log)).toMatchObject({
      game: 'quick-pick',
      groups: {
        scores: { a: 0, b: 100 },
        winner: null,
        games: [{ scores: { a: 0, b: 100 }, winner: null, last_round: 1 }],
        picks: [{ question: 1, group: 'b', seat_id: 2, correct: true, points: 100 }],
      },
      questions: [{ number: 1, word_id: roundOf(session).word_id, scored: true, voided: false }],
      players: [
        { name: 'Ada', score: 0, answers: [] },
        { name: 'Ben', score: 100, answers: [{ question: 1, correct: true, points: 100 }] },
      ],
    });
  });
});

test('what nobody in particular picks is recorded for nobody, and no point is lost when the server goes away', async () => {
  let session = await toRound(await lobby());
  while (playOf(session).winner === null) {
    await pick(session, 'a', 'right');
    expect((await load(session.live.live_id)).state).toEqual(session.state);
    session = await load(session.live.live_id);
    await later(session, 1000);
  }
  expect(playOf(session).scores).toEqual({ a: 1100, b: 0 });
  expect(session.state.phase).toBe('podium');
  expect(await answers()).toEqual([]);
  await expectSound(session);
});

test('Retry is another game in the same session: seats stay, points begin anew, and all of it is read again', async () => {
  const session = await twoPhones();
  const { seats } = session.state;
  const win = async () => {
    while (session.state.phase !== 'podium') {
      await answer(session, 1, 'right');
      await later(session, 1000);
    }
  };
  await win();
  const restart = { type: 'restart', expect: { phase: 'podium' } } as const;
  const command_id = randomUUID();
  const both = await Promise.all([order(session, restart, command_id), order(session, restart, command_id)]);
  expect(both).toMatchObject([{ repeated: false }, { repeated: true }]);
  expect(await order(session, restart)).toEqual({ refusal: { code: 'STALE' } });
  expect(session.state).toMatchObject({ phase: 'starting', seats, play: { scores: { a: 0, b: 0 }, winner: null } });
  await later(session, 2600);
  await answer(session, 2, 'right');
  expect(playOf(session).scores).toEqual({ a: 0, b: 100 });
  // The report counts what each phone picked in both games.
  expect([session.board.get(1)?.score, session.board.get(2)?.score]).toEqual([1100, 100]);
  expect((await reportOf(summaryOf(session), log)).groups).toMatchObject({
    scores: { a: 0, b: 100 },
    winner: null,
    games: [
      { scores: { a: 1100, b: 0 }, winner: 'a', last_round: 5 },
      { scores: { a: 0, b: 100 }, winner: null, last_round: 6 },
    ],
  });
  await expectSound(session);
});

test('a game that everybody has left ends after half an hour, and not while a board stands in the room', async () => {
  const session = await toRound(await lobby());
  const ring = async (ms: number) => {
    clock.at += ms;
    await order(session, { type: 'tick', empty_since: session.attendance.emptySince }, null);
    return session.state.phase;
  };
  const halfAnHour = 30 * 60_000;
  session.attendance.screenCame('board');
  expect(await ring(2 * halfAnHour)).toBe('open');
  session.attendance.screenLeft('board');
  expect(await ring(halfAnHour - 1)).toBe('open');
  expect(await ring(1)).toBe('ended');
  expect((await log.read(session.live.live_id)).at(-1)?.event).toMatchObject({ type: 'ended', by: 'idle' });
});

test('the doctor finds an answer that nobody picked, and one that was changed', async () => {
  const session = await toRound(await lobby({ challenge_type: 'mayhem', names: 'roster', class_id }));
  await pick(session, 'a', 'wrong');
  await pool.query(`update answers set is_correct = true, chosen_option = (chosen_option + 3) % 4`);
  const client = await pool.connect();
  try {
    expect(await compareLiveAnswers(client)).toMatchObject([{ found: expect.stringMatching(/right$/), expected: expect.stringMatching(/wrong$/) }]); // prettier-ignore
    await pool.query('update answers set question = 9');
    expect(await compareLiveAnswers(client)).toMatchObject([{ expected: 'no pick of the board' }]);
  } finally {
    client.release();
  }
});
