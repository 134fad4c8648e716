import type { RecordedAnswer } from '@lexiroom/contracts/answers';
import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';

const day = 86_400_000;
/** A Saturday in Berlin, at eleven in the morning; the spec moves it. */
const clock = { at: Date.parse('2026-11-21T10:00:00Z'), now: () => clock.at };

let server: RunningApp;
let database: pg.Client;
let owner: Browser;
let other: Browser;
/** A deck of the owner's, and its first word; a new one in every test. */
let deck_id: number;
let word_id: number;

beforeAll(async () => {
  server = await runningApp({ clock });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  owner = new Browser(server.url);
  await owner.signUp('olga', { time_zone: 'Europe/Berlin' });
  other = new Browser(server.url);
  await other.signUp('otto');
});
afterAll(async () => {
  await database.end();
  await server.close();
});
beforeEach(async () => {
  const [topic] = (await owner.get('/api/topic_decks?target_language=japanese')).body as DeckResult[];
  const cloned = await owner.post('/api/clone', { item_ids: [topic!.item_id] });
  deck_id = (cloned.body as { item_id: number }).item_id;
  // A history of its own in every test.
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  word_id = (await wordOf()).word_id;
});

const answer = (change: object = {}, by = owner) =>
  by.post('/api/question_answer', { word_id, deck_id, is_correct: true, ...change });
const deckData = async () => (await owner.get(`/api/word-deck/olga/search?id=${deck_id}`)).body as DeckData;
const wordOf = async () => (await deckData()).words[0]!;
const ownerOf = async (item_id: number) =>
  (await database.query<{ owner_id: number }>('select owner_id from items where item_id = $1', [item_id])).rows[0]!.owner_id; // prettier-ignore
const stored = async () => (await database.query('select * from answers where deck_id = $1', [deck_id])).rows;

describe('an answer to a word of one’s own deck', () => {
  test('is recorded, and tells when the word is due by the deck’s scheduler and by either', async () => {
    const { status, body } = await answer();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        answer_id: expect.any(String),
        recorded: true,
        due_date: '2026-11-23',
        due_dates: { classic: '2026-11-23', fsrs: expect.stringMatching(/^2026-1/) },
      },
    });
    await owner.send('PUT', '/api/scheduler', JSON.stringify({ deck_id, scheduler: 'fsrs' }), { 'content-type': 'application/json' }); // prettier-ignore
    const { due_date, due_dates } = (await answer()).body as RecordedAnswer;
    expect(due_date).toBe(due_dates?.fsrs);
  });

  test('keeps what it was asked with', async () => {
    const [, second] = (await deckData()).words;
    const options = [word_id, second!.word_id];
    await answer({ mode: 'test', kind: 'flashcard', option_word_ids: options, chosen_word_id: second!.word_id, is_correct: false, ms: 800 }); // prettier-ignore
    expect(await stored()).toMatchObject([
      { mode: 'test', kind: 'flashcard', option_word_ids: options, chosen_word_id: second!.word_id, is_correct: false, ms: 800 }, // prettier-ignore
    ]);
  });

  test('is among the word’s answers from then on, oldest first, for the owner only', async () => {
    await answer({ answered_at: clock.at - day, is_correct: false });
    await answer({ answered_at: clock.at - 2 * day });
    const { answers, due_date } = await wordOf();
    const nobody = { class_id: null, student_id: null, student_name: null };
    expect(answers).toEqual([
      { is_correct: true, answer_date: clock.at - 2 * day, local_day: '2026-11-19', ...nobody },
      { is_correct: false, answer_date: clock.at - day, local_day: '2026-11-20', ...nobody },
    ]);
    expect(due_date).toBe('2026-11-21');
  });

  test('counts for the day before until four in the morning where the learner lives', async () => {
    // Half past three in Berlin, and four.
    await answer({ answered_at: Date.parse('2026-11-20T02:30:00Z') });
    await answer({ answered_at: Date.parse('2026-11-20T03:00:00Z') });
    const { rows } = await database.query<{ local_day: string }>(
      'select local_day::text from answers where deck_id = $1 order by answered_at',
      [deck_id],
    );
    expect(rows).toEqual([{ local_day: '2026-11-19' }, { local_day: '2026-11-20' }]);
    // Living elsewhere changes none of them.
    await database.query(`update users set time_zone = 'America/Los_Angeles' where username = 'olga'`);
    try {
      const { answers } = await wordOf();
      expect(answers.map(({ local_day }) => local_day)).toEqual(['2026-11-19', '2026-11-20']);
    } finally {
      await database.query(`update users set time_zone = 'Europe/Berlin' where username = 'olga'`);
    }
  });

  test('S30 ten copies at once are one row and ten equal replies', async () => {
    const answer_id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => answer({ answer_id })));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 200, body: { answer_id, recorded: true } });
    expect(await stored()).toHaveLength(1);
  });

  test('sent again under its id, in capitals too, is the same answer', async () => {
    const answer_id = randomUUID();
    const first = await answer({ answer_id });
    expect((await answer({ answer_id: answer_id.toUpperCase(), is_correct: false })).body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  test('under an id that somebody else has used is recorded all the same', async () => {
    const answer_id = randomUUID();
    await database.query(
      `insert into answers (schedule, answer_id, mode, deck_id, word_id, origin_word_id, is_correct, answered_at, local_day)
       values ('person:999', $1, 'study', $2, 1, 1, true, now(), '2026-11-21')`,
      [answer_id, deck_id],
    );
    expect(await answer({ answer_id })).toMatchObject({ body: { recorded: true, due_date: '2026-11-23' } });
  });
});

describe('S32 what the server records is not the client’s to decide', () => {
  test('a repeated page is not recorded', async () => {
    expect(await answer({ repeated: true })).toMatchObject({ status: 200, body: { recorded: false } });
    expect(await stored()).toEqual([]);
  });

  test('an answer to somebody else’s public deck is not recorded, and counts for nobody', async () => {
    await database.query(`update items set visibility = 'public' where item_id = $1`, [deck_id]);
    const { status, body } = await answer({}, other);
    expect({ status, body }).toEqual({ status: 200, body: { answer_id: expect.any(String), recorded: false } });
    expect(await stored()).toEqual([]);
  });

  test('S21 somebody else’s private deck is not there', async () => {
    expect(await answer({}, other)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test.each([
    ['a word of another deck', { deck_id: 1 }],
    ['a deck that does not exist', { deck_id: 999_999 }],
    ['a class that does not exist', { class_id: 1 }],
    ['a class that does not exist, with a student', { class_id: 1, student_id: 1 }],
  ])('%s is not there', async (_, change) => {
    expect(await answer(change)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await stored()).toEqual([]);
  });

  test('S21 an option out of somebody else’s deck is not there; one that is gone by now is no hindrance', async () => {
    const { rows } = await database.query<{ word_id: number }>(
      'select word_id from words join items on item_id = deck_id where owner_id <> $1 limit 1',
      [await ownerOf(deck_id)],
    );
    const foreign = rows[0]!.word_id;
    for (const change of [{ option_word_ids: [word_id, foreign] }, { chosen_word_id: foreign, is_correct: false }]) {
      expect(await answer(change)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await stored()).toEqual([]);
    expect(await answer({ option_word_ids: [word_id, 2 ** 31 - 1] })).toMatchObject({ body: { recorded: true } });
  });

  test('a deck in the bin takes those of its owner that come late, and nobody else’s', async () => {
    await database.query(`update items set deleted_at = now(), visibility = 'public' where item_id = $1`, [deck_id]);
    expect(await answer({ answered_at: clock.at - day })).toMatchObject({ status: 200, body: { recorded: true } });
    expect(await stored()).toHaveLength(1);
    expect(await answer({}, other)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('a time that has not come yet loses no answer: it counts as given now, and is marked', async () => {
    const ahead = await answer({ answered_at: clock.at + 14 * 3_600_000 });
    expect(ahead).toMatchObject({ status: 200, body: { recorded: true } });
    expect((await wordOf()).answers.map(({ answer_date }) => answer_date)).toEqual([clock.at]);
    const { rows } = await database.query('select dated_ahead, local_day::text from answers where deck_id = $1', [
      deck_id,
    ]);
    expect(rows).toEqual([{ dated_ahead: true, local_day: '2026-11-21' }]);
  });

  test('a time more than thirty days ago is refused', async () => {
    const { status, body } = await answer({ answered_at: clock.at - 30 * day - 1 });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'INVALID', params: { field: 'answered_at' } },
    });
    expect(await stored()).toEqual([]);
  });

  test('a clock that is five minutes fast says now; thirty days ago is still taken', async () => {
    expect(await answer({ answered_at: clock.at + 5 * 60_000 })).toMatchObject({ body: { recorded: true } });
    expect(await answer({ answered_at: clock.at - 30 * day })).toMatchObject({ body: { recorded: true } });
    expect((await wordOf()).answers.map(({ answer_date }) => answer_date)).toEqual([clock.at - 30 * day, clock.at]);
  });

  test('S31 options that cannot have been shown are refused by the field', async () => {
    const [, second, third] = (await deckData()).words.map((word) => word.word_id);
    for (const [field, change] of [
      ['chosen_word_id', { option_word_ids: [word_id, second], chosen_word_id: third, is_correct: false }],
      ['option_word_ids', { option_word_ids: [second, third], chosen_word_id: second, is_correct: false }],
      ['option_word_ids', { option_word_ids: [word_id, second, second] }],
      ['is_correct', { chosen_word_id: second, is_correct: true }],
      ['is_correct', { chosen_word_id: word_id, is_correct: false }],
      ['option_word_ids', { option_word_ids: [word_id, 2, 3, 4, 5] }],
      ['mode', { mode: 'live-quiz' }],
    ] as const) {
      const { status, body } = await answer(change);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID', params: { field } } });
    }
    expect(await stored()).toEqual([]);
  });
});

test('what is learned follows a word through clones', async () => {
  await answer();
  const { body } = await owner.post('/api/clone', { item_ids: [deck_id] });
  const { item_id } = body as { item_id: number };
  const clone = (await owner.get(`/api/word-deck/olga/search?id=${item_id}`)).body as DeckData;
  expect(clone.words[0]).toMatchObject({ due_date: '2026-11-23', answers: [{ is_correct: true }] });
});

test('as days go by right answers come less often, and a wrong one brings its word back', async () => {
  const start = clock.at;
  const due: string[] = [];
  for (const is_correct of [true, true, true, false]) {
    due.push(((await answer({ is_correct })).body as RecordedAnswer).due_date!);
    clock.at += day;
  }
  clock.at = start;
  // 1.5 × 1, 2, 4 days; then three of four were right, and 0.75 × 1.
  expect(due).toEqual(['2026-11-23', '2026-11-25', '2026-11-29', '2026-11-25']);
});
