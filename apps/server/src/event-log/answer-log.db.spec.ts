import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { createPool } from '../database/pool.ts';
import { AnswerLog, type SeatAnswer } from './answer-log.ts';
import { LiveLog } from './live-log.ts';

let pool: pg.Pool;
let log: AnswerLog;
let live_id: number;

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  await pool.query(
    `insert into users (username, username_key, password_hash, role) values ('Ada', 'ada', 'x', 'teacher')`,
  );
});
afterAll(() => pool.end());

beforeEach(async () => {
  log = new AnswerLog(pool);
  const { rows } = await pool.query<{ live_id: number }>(
    `insert into lives (pin, host_id, game, deck_ids, time_zone, phase, number, open_question)
     values ('123456', 1, 'live-quiz', '{1}', 'UTC', 'open', 1, 1) returning live_id`,
  );
  live_id = rows[0]!.live_id;
});

const answer = (change: Partial<SeatAnswer> = {}): SeatAnswer => ({
  schedule: `live:${live_id}`,
  answer_id: randomUUID(),
  mode: 'live-quiz',
  kind: 'picture_to_text',
  person_id: null,
  live_id,
  seat_id: 1,
  question: 1,
  deck_id: 1,
  word_id: 5,
  origin_word_id: 5,
  option_word_ids: [5, 6, 7],
  chosen_option: 0,
  chosen_word_id: 5,
  typed_text: null,
  is_correct: true,
  ms: 1234,
  answered_at: '2026-11-21T10:00:00.000Z',
  local_day: '2026-11-21',
  ...change,
});

const stored = async () =>
  (await pool.query<SeatAnswer>('select * from answers where live_id = $1 order by seat_id', [live_id])).rows;

test('an answer is kept with all that it says', async () => {
  const given = answer();
  expect(await log.append(given)).toBe('stored');
  expect(await stored()).toMatchObject([
    {
      answer_id: given.answer_id,
      option_word_ids: [5, 6, 7],
      chosen_option: 0,
      is_correct: true,
      ms: 1234,
      voids: null,
    },
  ]);
});

test('what waits is written together, and a duplicate spoils nothing for the others', async () => {
  const repeated = answer({ seat_id: 1 });
  await log.append(repeated);
  const before = pool.totalCount;
  const outcomes = await Promise.all([
    log.append(repeated),
    log.append(answer({ seat_id: 1, chosen_option: 2 })),
    ...Array.from({ length: 500 }, (_, index) => log.append(answer({ seat_id: index + 2 }))),
    log.append(answer({ seat_id: 900, question: 2 })),
  ]);
  expect(outcomes[0]).toBe('stored');
  expect(outcomes[1]).toBe('taken');
  expect(outcomes.at(-1)).toBe('closed');
  expect(new Set(outcomes.slice(2, -1))).toEqual(new Set(['stored']));
  expect(await stored()).toHaveLength(501);
  expect(pool.totalCount - before).toBeLessThanOrEqual(1);
});

test('ten copies at once are one row, and each is told that it is stored', async () => {
  const one = answer();
  expect(await Promise.all(Array.from({ length: 10 }, () => log.append(one)))).toEqual(Array(10).fill('stored'));
  expect(await stored()).toHaveLength(1);
});

describe('the session’s row decides at the border', () => {
  test('a question that is not open takes nothing', async () => {
    await pool.query('update lives set open_question = null where live_id = $1', [live_id]);
    expect(await log.append(answer())).toBe('closed');
    expect(await stored()).toEqual([]);
  });

  test('an answer that meets a lock waits for it, and is not taken once the lock has closed the question', async () => {
    const locking = await pool.connect();
    await locking.query('begin');
    await locking.query('update lives set open_question = null where live_id = $1', [live_id]);
    const waiting = log.append(answer());
    await untilSomebodyWaits();
    await locking.query('commit');
    locking.release();
    expect(await waiting).toBe('closed');
    expect(await stored()).toEqual([]);
  });

  test('a lock that is taken back lets the waiting answer in', async () => {
    const locking = await pool.connect();
    await locking.query('begin');
    await locking.query('update lives set open_question = null where live_id = $1', [live_id]);
    const waiting = log.append(answer());
    await untilSomebodyWaits();
    await locking.query('rollback');
    locking.release();
    expect(await waiting).toBe('stored');
  });
});

test('a statement that fails rejects all that it held, and they can be sent again under the same ids', async () => {
  const good = answer();
  const bad = answer({ seat_id: 2, local_day: 'no day' });
  const [one, other] = await Promise.allSettled([log.append(good), log.append(bad)]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect(await log.append(good)).toBe('stored');
  expect(await stored()).toHaveLength(1);
});

/** Resolves when a statement of this database waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
  }
}

test('what was typed is kept beside the other answers, and only for as long as the session is', async () => {
  const typed = { option_word_ids: null, chosen_option: null, chosen_word_id: null, typed_text: 'el niño' };
  expect(await Promise.all([log.append(answer()), log.append(answer({ seat_id: 2, ...typed }))])).toEqual([
    'stored',
    'stored',
  ]);
  expect(await new LiveLog(pool).answers(live_id, 1)).toEqual(
    new Map([
      [
        1,
        [
          { seat_id: 1, option: 0, correct: true, ms: 1234, word_id: 5, chosen_word_id: 5 },
          { seat_id: 2, option: null, text: 'el niño', correct: true, ms: 1234, word_id: 5, chosen_word_id: null },
        ],
      ],
    ]),
  );
  await pool.query('delete from lives where live_id = $1', [live_id]);
  expect(await stored()).toMatchObject([{ typed_text: null }, { typed_text: null, is_correct: true }]);
});
