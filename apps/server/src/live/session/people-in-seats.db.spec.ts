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
import { personSchedule } from '../../event-log/schedules.ts';
import { LiveSession } from './live-session.ts';

let pool: pg.Pool;
let log: LiveLog;
/** In Tokyo it is the morning of the 21st, in New York the evening before. */
const clock = { at: Date.parse('2026-11-21T01:30:00Z'), now: () => clock.at, steadyNow: () => clock.at };
const running: LiveSession[] = [];

const host = 1;
const newYorker = 2;
const withoutDeck = 3;
const withDeckInBin = 4;
const everybody = [newYorker, withoutDeck, withDeckInBin];

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new LiveLog(pool);
  await pool.query(
    `insert into users (username, username_key, role, time_zone)
     select name, name, 'teacher', zone
     from (values ('host', 'Asia/Tokyo'), ('newyorker', 'America/New_York'), ('bare', 'UTC'), ('binned', 'UTC')) as u (name, zone)`,
  );
  for (const owner of [host, newYorker, withDeckInBin]) {
    await pool.query(
      `with root as (
         insert into items (owner_id, item_type, item_name, name_key, deleted_at)
         values ($1, 'folder', 'Root', 'root', case when $2 then now() end) returning item_id
       ), deck as (
         insert into items (owner_id, item_type, item_name, name_key, parent_id)
         select $1, 'deck', 'Animals', 'animals', item_id from root returning item_id
       ), made as (insert into decks (deck_id, target_language) select item_id, 'japanese' from deck)
       select 1`,
      [owner, owner === withDeckInBin],
    );
    await pool.query(
      `insert into words (deck_id, word_order, origin_word_id)
       select item_id, origin, origin from items, generate_series(1, 6) origin where owner_id = $1 and item_type = 'deck'`,
      [owner],
    );
  }
});
afterAll(() => pool.end());
beforeEach(async () => {
  for (const table of ['answers', 'word_schedules']) await pool.query(`delete from ${table}`);
});
afterEach(() => running.splice(0).forEach((session) => session.stop()));

const words = Array.from({ length: 6 }, (_, index) => ({
  word_id: index + 1,
  origin_word_id: index + 1,
  deck_id: 1,
  image_id: index + 1,
  image_path: `/media/${index + 1}.webp`,
  target_translation: ['neko', 'inu', 'tori', 'uma', 'ushi', 'sakana'][index]!,
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

let pins = 200_000;
/** A quiz whose first question is open, with these people in its seats, numbered from 1. */
async function openQuestion(change: Partial<LiveSettings> = {}): Promise<LiveSession> {
  const settings = { ...defaultSettings, questions: 3, seconds: null, ...change };
  const opened: QuizOpened = {
    type: 'lobby_opened',
    at: clock.at,
    deck_name: 'Animals',
    target_language: 'japanese',
    source_language: null,
    settings,
    questions: prepareQuestions(words, settings, seededRandom(3)),
  };
  const quiz = { pin: String(++pins), host_id: host, game: 'live-quiz', deck_ids: [1], time_zone: 'Asia/Tokyo' };
  const live = (await log.byId((await log.create(quiz, opened))!))!;
  const session = await LiveSession.load({
    live,
    log,
    answers: new AnswerLog(pool),
    absences: new Absences(pool, new OwnClasses(pool), clock),
    clock,
    changed: () => {},
  });
  running.push(session);
  for (const person of everybody) await order(session, { type: 'join', name: `Person ${person}` });
  await order(session, { type: 'start' });
  await later(session, 3000);
  await later(session, 0);
  expect(session.state.phase).toBe('open');
  return session;
}

/** Everybody chooses the right option; the New Yorker's id is given back. */
async function answerAll(session: LiveSession): Promise<string> {
  const { number, play } = session.state as QuizSession;
  const { questions } = play;
  const ids = everybody.map(() => randomUUID());
  for (const [index, person_id] of everybody.entries()) {
    const given = {
      answer_id: ids[index]!,
      question: number,
      option: questions[number - 1]!.correct_option!,
      person_id,
    };
    expect(await session.sheet.record(index + 1, given, clock.at)).toMatchObject({ seq: expect.any(Number) });
  }
  return ids[0]!;
}

async function reveal(session: LiveSession): Promise<void> {
  await order(session, { type: 'end_question' });
  await later(session, 1000);
  expect(session.state.phase).toBe('reveal');
}

/** Of people, not of seats. */
const recorded = async () =>
  (await pool.query(`select schedule, answer_id, origin_word_id, local_day::text, mode, voids from answers where schedule like 'person:%' order by voids nulls first`)).rows; // prettier-ignore
const scheduled = async () =>
  (await pool.query('select schedule, origin_word_id, answers, due_date::text from word_schedules')).rows;

async function differences() {
  const client = await pool.connect();
  try {
    return await compareWordSchedules(client);
  } finally {
    client.release();
  }
}

describe('what a logged-in player answers in a live quiz', () => {
  test('counts for their own schedule from the lock on, on their own day, for words of their own decks', async () => {
    const session = await openQuestion();
    const answer_id = await answerAll(session);
    expect(await recorded()).toEqual([]);
    await reveal(session);
    const { origin_word_id } = questionOf(session.state as QuizSession, 1).word;
    const schedule = personSchedule(newYorker);
    expect(await recorded()).toEqual([
      { schedule, answer_id, origin_word_id, local_day: '2026-11-20', mode: 'live-quiz', voids: null },
    ]);
    expect(await scheduled()).toEqual([{ schedule, origin_word_id, answers: 1, due_date: '2026-11-22' }]);
    expect(await differences()).toEqual([]);
  });

  test('counts for their own schedule also under a name that was generated', async () => {
    const session = await openQuestion({ names: 'generated' });
    await answerAll(session);
    await reveal(session);
    expect(await recorded()).toMatchObject([{ schedule: personSchedule(newYorker), mode: 'live-quiz' }]);
  });

  test('counts for nobody’s schedule where the host has switched recording off', async () => {
    const session = await openQuestion({ records_answers: false });
    await answerAll(session);
    await reveal(session);
    expect(await recorded()).toEqual([]);
  });

  test('counts for nobody’s schedule when the question is skipped', async () => {
    const session = await openQuestion();
    await answerAll(session);
    await order(session, { type: 'skip' });
    expect(session.state.phase).not.toBe('open');
    expect(await recorded()).toEqual([]);
  });

  test('is taken back with the question, once, and the word is due as before', async () => {
    const earlier = await openQuestion();
    await answerAll(earlier);
    await reveal(earlier);
    const before = await scheduled();
    clock.at += 86_400_000;
    const session = await openQuestion();
    const answer_id = await answerAll(session);
    await reveal(session);
    expect(await scheduled()).toMatchObject([{ answers: 2 }]);

    await Promise.all([order(session, { type: 'void', question: 1 }), order(session, { type: 'void', question: 1 })]);
    expect(await scheduled()).toEqual(before);
    expect((await recorded()).filter(({ voids }) => voids === answer_id)).toHaveLength(1);
    expect(await recorded()).toHaveLength(3);
    expect(await differences()).toEqual([]);
  });
});
