/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openRecordStore } from '../../offline/index.ts';
import { newAnswerId } from './answer-id.ts';
import { backoff, createOutbox } from './outbox.ts';
import { isAnswer, isOfWord, type SendOutcome, type Waiting, type WaitingAnswer } from './waiting-answers.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const arrived: SendOutcome = { type: 'arrived', reply: { answer_id: newAnswerId(start), recorded: true } };
const store = openRecordStore<Waiting>('answers');
let answerCount = 0;

function answerOf(username: string): WaitingAnswer {
  answerCount += 1;
  const answered_at = start + answerCount;
  const answer = {
    word_id: answerCount,
    deck_id: 12,
    is_correct: true,
    answer_id: newAnswerId(answered_at),
    answered_at,
  };
  return { username, origin_word_id: answerCount, answer };
}

const wordOf = (waiting: Waiting): number => (isOfWord(waiting) ? waiting.answer.word_id : 0);

/** An outbox whose network answers as told: by the number of the attempt. */
function outboxWith(
  reply: (attempt: number, waiting: Waiting) => SendOutcome | Promise<SendOutcome>,
  who: string | null = 'olga',
) {
  const world = { who, sent: [] as (number | string)[], arrived: [] as number[], counts: [] as number[], asked: 0 };
  const outbox = createOutbox({
    store,
    currentUsername: (afresh) => {
      if (afresh) world.asked += 1;
      return Promise.resolve(world.who);
    },
    send: async (waiting) => {
      world.sent.push('call' in waiting ? waiting.call.type : wordOf(waiting));
      return reply(world.sent.length, waiting);
    },
    inTurn: (work) => work(),
    onArrived: (waiting) => world.arrived.push(wordOf(waiting)),
    onCount: (count) => world.counts.push(count),
  });
  return { outbox, world };
}

/** Lets the store and the outbox do what they can without time going by. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await jest.advanceTimersByTimeAsync(0);
  }
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'queueMicrotask'] });
  answerCount = 0;
  for (const username of ['olga', 'peter']) {
    for (const row of await store.rowsOf(username)) {
      await store.drop([username, isAnswer(row) ? row.answer.answer_id : row.id]);
    }
  }
});
afterEach(() => {
  jest.useRealTimers();
});

test('an answer is kept before it is sent, and let go of when it has arrived', async () => {
  const keptWhenSent: number[] = [];
  const { outbox, world } = outboxWith(async () => {
    keptWhenSent.push((await store.rowsOf('olga')).length);
    return arrived;
  });
  await outbox.put(answerOf('olga'));
  await settle();
  expect(keptWhenSent).toEqual([1]);
  expect(world.arrived).toEqual([1]);
  expect(await store.rowsOf('olga')).toEqual([]);
});

test('answers go out one at a time, in the order they were given', async () => {
  let running = 0;
  const { outbox, world } = outboxWith(async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    return arrived;
  });
  const answers = Array.from({ length: 5 }, () => answerOf('olga'));
  for (const waiting of answers.toReversed()) await store.put(['olga', waiting.answer.answer_id], waiting);
  outbox.wake();
  outbox.wake();
  await settle();
  expect(world.sent).toEqual([1, 2, 3, 4, 5]);
});

test('without a network an answer waits and is tried again, less and less often', async () => {
  const { outbox, world } = outboxWith((attempt) => (attempt < 4 ? { type: 'later' } : arrived));
  await outbox.put(answerOf('olga'));
  await settle();
  expect(world.sent).toEqual([1]);
  for (const [tries, waitMs] of [
    [2, 1000],
    [3, 2000],
    [4, 4000],
  ] as const) {
    await jest.advanceTimersByTimeAsync(waitMs - 10);
    await settle();
    expect(world.sent).toHaveLength(tries - 1);
    await jest.advanceTimersByTimeAsync(10);
    await settle();
    expect(world.sent).toHaveLength(tries);
  }
  expect(world.arrived).toEqual([1]);
});

test('it is never tried less often than once a minute', async () => {
  const { outbox, world } = outboxWith(() => ({ type: 'later' }));
  await outbox.put(answerOf('olga'));
  await settle();
  for (let attempt = 1; attempt < 12; attempt++) {
    await jest.advanceTimersByTimeAsync(backoff.longestMs);
    await settle();
  }
  expect(world.sent.length).toBeGreaterThanOrEqual(12);
});

test('the network comes back: what waits goes out at once', async () => {
  const { outbox, world } = outboxWith((attempt) => (attempt === 1 ? { type: 'later' } : arrived));
  await outbox.put(answerOf('olga'));
  await settle();
  outbox.wake();
  await settle();
  expect(world.arrived).toEqual([1]);
});

test('a server that says how long to wait is not asked earlier, not even for a further answer', async () => {
  const { outbox, world } = outboxWith((attempt) => (attempt === 1 ? { type: 'later', waitMs: 20_000 } : arrived));
  await outbox.put(answerOf('olga'));
  await settle();
  await outbox.put(answerOf('olga'));
  await jest.advanceTimersByTimeAsync(19_000);
  await settle();
  expect(world.sent).toEqual([1]);
  await jest.advanceTimersByTimeAsync(1000);
  await settle();
  expect(world.sent).toEqual([1, 1, 2]);
});

test('an answer that can never be taken does not hold up the others', async () => {
  const { outbox, world } = outboxWith((attempt) => (attempt === 1 ? { type: 'refused' } : arrived));
  await outbox.put(answerOf('olga'));
  await outbox.put(answerOf('olga'));
  await settle();
  expect(world.arrived).toEqual([2]);
  expect(await store.rowsOf('olga')).toEqual([]);
});

test('whoever was logged out finds the answers kept, and they go out after the next log-in', async () => {
  const { outbox, world } = outboxWith((attempt) => (attempt === 1 ? { type: 'logged_out' } : arrived));
  await outbox.put(answerOf('olga'));
  await settle();
  expect(world.asked).toBe(1);
  expect(await store.rowsOf('olga')).toHaveLength(1);
  outbox.wake();
  await settle();
  expect(world.arrived).toEqual([1]);
});

test('answers of somebody else wait for them', async () => {
  const { outbox, world } = outboxWith(() => arrived, 'peter');
  await outbox.put(answerOf('olga'));
  await settle();
  expect(world.sent).toEqual([]);
  expect(world.counts).toEqual([0]);
  world.who = 'olga';
  outbox.wake();
  await settle();
  expect(world.arrived).toEqual([1]);
});

test('when somebody else has logged in in another tab, the answer is kept for whoever gave it', async () => {
  const notRecorded: SendOutcome = { type: 'arrived', reply: { answer_id: newAnswerId(start), recorded: false } };
  const { outbox, world } = outboxWith(() => {
    world.who = 'peter';
    return notRecorded;
  });
  await outbox.put(answerOf('olga'));
  await settle();
  expect(world.arrived).toEqual([]);
  expect(await store.rowsOf('olga')).toHaveLength(1);
});

test('an answer that the server takes without recording it, from the right person, is done', async () => {
  const notRecorded: SendOutcome = { type: 'arrived', reply: { answer_id: newAnswerId(start), recorded: false } };
  const { outbox } = outboxWith(() => notRecorded);
  await outbox.put(answerOf('olga'));
  await settle();
  expect(await store.rowsOf('olga')).toEqual([]);
});

test('how many wait is told as they are given and as they leave', async () => {
  let isOnline = false;
  const { outbox, world } = outboxWith(() => (isOnline ? arrived : { type: 'later' }));
  await outbox.put(answerOf('olga'));
  await settle();
  await outbox.put(answerOf('olga'));
  await settle();
  expect(world.counts.at(-1)).toBe(2);
  isOnline = true;
  outbox.wake();
  await settle();
  expect(world.counts.at(-1)).toBe(0);
});

test('two tabs that send the same answer, because neither knows of the other, send it under one id', async () => {
  const ids: string[] = [];
  const note = (_attempt: number, row: Waiting) => {
    ids.push(isAnswer(row) ? row.answer.answer_id : row.id);
    return arrived;
  };
  const waiting = answerOf('olga');
  await store.put(['olga', waiting.answer.answer_id], waiting);
  for (const { outbox } of [outboxWith(note), outboxWith(note)]) outbox.wake();
  await settle();
  expect(new Set(ids)).toEqual(new Set([waiting.answer.answer_id]));
  expect(await store.rowsOf('olga')).toEqual([]);
});

test('a round goes out before its answers and its score after them, and none of the two counts as an answer', async () => {
  const { outbox, world } = outboxWith((_attempt, row) => (isAnswer(row) ? arrived : { type: 'done' }));
  const call = { round_id: newAnswerId(start), deck_ids: [12] };
  const rows: Waiting[] = [
    { username: 'olga', id: newAnswerId(start), call: { type: 'round', body: { ...call, game: 'word-rush' } } },
    answerOf('olga'),
    answerOf('olga'),
    {
      username: 'olga',
      id: newAnswerId(start + 3),
      call: { type: 'score', body: { ...call, score: 100, score_type: 'word-rush' } },
    },
  ];
  for (const row of rows.toReversed()) await store.put(['olga', isAnswer(row) ? row.answer.answer_id : row.id], row);
  outbox.wake();
  await settle();
  expect(world.sent).toEqual(['round', 1, 2, 'score']);
  expect(world.counts[0]).toBe(2);
  expect(world.arrived).toEqual([1, 2]);
  expect(await store.rowsOf('olga')).toEqual([]);
});
