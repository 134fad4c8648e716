import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { compareSoloAnswers } from '../answers/consistency.ts';
import { compareWordSchedules, rebuildWordSchedules } from '../answers/projections.ts';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { claimSeat } from './claimed-seats.ts';
import { recordQuestion, takeBackAnswers } from './copied-answers.ts';
import { liveSchedule } from './schedules.ts';

let pool: pg.Pool;
let host: number;
/** Somebody in New York, and somebody else; a session with a guest on seat 1: always new. */
let person: number;
let other: number;
let live_id: number;
const seat_id = 1;
/** In New York it is the evening before. */
const answered_at = '2026-11-21T01:30:00Z';
const at = Date.parse(answered_at) + 60_000;
const days = 86_400_000;

const one = async (sql: string, values: unknown[] = []): Promise<number> =>
  Object.values((await pool.query<Record<string, number>>(sql, values)).rows[0]!)[0]!;
const user = (name: string, zone = 'UTC'): Promise<number> =>
  one(`insert into users (username, username_key, role, time_zone) values ($1, $1, 'learner', $2) returning user_id`, [name, zone]); // prettier-ignore

async function openLive(settings: object = {}): Promise<void> {
  live_id = await one(
    `insert into lives (pin, host_id, game, deck_ids, time_zone, phase)
     values ('123456', $1, 'live-quiz', '{1}', 'UTC', 'open') returning live_id`,
    [host],
  );
  await event(1, 'lobby_opened', { settings: { names: 'own', records_answers: true, ...settings } });
  await pool.query(`insert into seats (live_id, seat_id, name, joined_at) values ($1, $2, 'Mia', now())`, [live_id, seat_id]); // prettier-ignore
}
const event = (seq: number, type: string, body: object) =>
  pool.query(`insert into live_events (live_id, seq, v, type, body, at) values ($1, $2, 1, $3, $4, $5)`, [live_id, seq, type, body, answered_at]); // prettier-ignore

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  host = await user('tess');
});
afterAll(() => pool.end());
beforeEach(async () => {
  person = await user(randomUUID(), 'America/New_York');
  other = await user(randomUUID());
  await openLive();
});
/** Whatever was claimed, the doctor finds no fault with it. */
afterEach(async () => {
  const client = await pool.connect();
  try {
    expect(await compareWordSchedules(client)).toEqual([]);
    expect(await compareSoloAnswers(client)).toEqual([]);
  } finally {
    client.release();
  }
});

/** Seat 1 answers a question about the word of the same number, and it is revealed. */
async function play(question: number, is_correct = true): Promise<void> {
  await pool.query(
    `insert into answers (schedule, answer_id, mode, kind, live_id, seat_id, question, deck_id, word_id,
       origin_word_id, option_word_ids, chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day)
     values ($1, $2, 'live-quiz', 'text_to_picture', $3, $4, $5::integer, 1, $5, $5, array[$5, 99], 0,
       case when $6::boolean then $5 else 99 end, $6, 800, $7, '2026-11-21')`,
    [liveSchedule(live_id), randomUUID(), live_id, seat_id, question, is_correct, answered_at],
  );
  await event(10 + question, 'revealed', { number: question });
  await inTransaction(pool, (client) => recordQuestion(client, live_id, question));
}
async function takeBack(question: number): Promise<void> {
  await event(20 + question, 'voided', { number: question });
  await inTransaction(pool, (client) => takeBackAnswers(client, live_id, { questions: [question] }));
}
const claim = (user_id: number, when = at) =>
  inTransaction(pool, (client) => claimSeat(client, { live_id, seat_id, user_id, at: when }));
const due = async (user_id: number) =>
  (await pool.query('select origin_word_id, answers, due_date::text from word_schedules where schedule = $1 order by origin_word_id', [`person:${user_id}`])).rows; // prettier-ignore
const answersOf = async (user_id: number) =>
  (await pool.query('select question, local_day::text from answers where schedule = $1 and voids is null order by question', [`person:${user_id}`])).rows; // prettier-ignore

describe('a guest may claim a seat within 30 days', () => {
  test('its answers become the person’s, on their own days and whatever the word, and due dates follow', async () => {
    await play(1);
    await play(2, false);
    expect(await due(person)).toEqual([]);
    expect(await claim(person)).toBe(2);
    expect(await answersOf(person)).toEqual([
      { question: 1, local_day: '2026-11-20' },
      { question: 2, local_day: '2026-11-20' },
    ]);
    const before = await due(person);
    expect(before).toMatchObject([
      { origin_word_id: 1, answers: 1, due_date: '2026-11-22' },
      { origin_word_id: 2, answers: 1 },
    ]);
    await inTransaction(pool, (client) => rebuildWordSchedules(client));
    expect(await due(person)).toEqual(before);
  });

  test('said ten times at once, and again later, it is done once', async () => {
    await play(1);
    expect(await Promise.all(Array.from({ length: 10 }, () => claim(person)))).toEqual(Array(10).fill(1));
    expect(await claim(person, at + 60 * days)).toBe(1);
    expect(await answersOf(person)).toHaveLength(1);
  });

  test('of two accounts that claim it at once one has it, and no other ever, also when that account is gone', async () => {
    await play(1);
    const both = await Promise.all([claim(person), claim(other)]);
    expect(new Set(both)).toEqual(new Set([1, 'CLAIMED']));
    const [winner, loser] = both[0] === 1 ? [person, other] : [other, person];
    expect(await answersOf(loser)).toEqual([]);
    await pool.query(`delete from users where user_id = $1`, [winner]);
    expect(await claim(loser)).toBe('CLAIMED');
  });

  test('what is answered after the claim counts as well; a question that is taken back does not, before it or after it', async () => {
    await play(1);
    await play(2);
    await takeBack(2);
    expect(await claim(person)).toBe(1);
    await play(3);
    expect(await claim(person)).toBe(2);
    expect((await answersOf(person)).map(({ question }) => question)).toEqual([1, 3]);
    await takeBack(3);
    expect(await claim(person)).toBe(1);
    expect((await due(person)).map(({ origin_word_id }) => origin_word_id)).toEqual([1]);
  });

  test('30 days after the end it is too late, a moment before it is not', async () => {
    await play(1);
    await pool.query('update lives set ended_at = $2 where live_id = $1', [live_id, answered_at]);
    expect(await claim(person, Date.parse(answered_at) + 30 * days + 1)).toBe('CLAIM_TOO_LATE');
    expect(await answersOf(person)).toEqual([]);
    expect(await claim(person, Date.parse(answered_at) + 30 * days)).toBe(1);
  });

  test('the host’s deletion of the session wins; what was claimed before it stays', async () => {
    await play(1);
    await claim(person);
    await pool.query('delete from lives where live_id = $1', [live_id]);
    expect(await claim(other)).toBe('NOT_FOUND');
    expect(await answersOf(person)).toHaveLength(1);
  });

  test.each([
    ['the host has switched recording off', { records_answers: false }],
    ['a class plays under its names: its answers are the students’', { names: 'roster' }],
  ])('nothing can be claimed where %s', async (_, settings) => {
    await openLive(settings);
    await play(1);
    expect(await claim(person)).toBe('NOT_FOUND');
  });

  test('the seat of somebody who was logged in is nobody else’s to claim', async () => {
    await pool.query('update seats set person_id = $2 where live_id = $1', [live_id, other]);
    await play(1);
    expect(await claim(person)).toBe('CLAIMED');
    expect(await claim(other)).toBe(1);
  });
});
