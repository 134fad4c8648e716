import { ApiError } from '@lexiroom/contracts/http';
import type { RefusalCode } from '@lexiroom/contracts/errors';
import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { aStudy, deckData } from '../study.fixture.ts';
import { studyQuery } from '../study-query.ts';
import { outcomeOf } from './failed-sending.ts';
import { outboxOf, recordOf } from './record-answers.ts';
import { sendGameCall } from './send-game-call.ts';
import { waitingAnswers } from './waiting-answers.ts';

const refusal = (status: number, code: RefusalCode, rateLimit?: number) =>
  new ApiError(status, { errDesc: code, code, ...(rateLimit === undefined ? {} : { rateLimit }) });

test.each([
  ['without a network', new ApiError(0, undefined), { type: 'later' }],
  ['when the server is in trouble', refusal(500, 'SURPRISE'), { type: 'later' }],
  ['when the database is away', refusal(503, 'RETRY'), { type: 'later' }],
  ['when too many came at once', refusal(429, 'TOO_MANY', 8000), { type: 'later', waitMs: 8000 }],
  ['when nobody is logged in', refusal(401, 'NOT_LOGGED_IN'), { type: 'logged_out' }],
  ['when it is not valid', refusal(400, 'INVALID'), { type: 'refused' }],
  ['when the word is gone', refusal(404, 'NOT_FOUND'), { type: 'refused' }],
  ['when it may not be', refusal(403, 'NOT_ALLOWED'), { type: 'refused' }],
  ['when a proxy of the network answers instead', new ApiError(404, undefined), { type: 'later' }],
  ['when the answer is not understood', new TypeError('not JSON'), { type: 'later' }],
] as const)('%s', (_when, error, outcome) => {
  expect(outcomeOf(error)).toEqual(outcome);
});

const cache = new QueryClient();
const source = { type: 'deck', owner: 'olga', ids: ['12'] } as const;
afterEach(() => {
  cache.clear();
  jest.restoreAllMocks();
});

function open(): void {
  if (i18n.locale !== 'en') i18n.loadAndActivate({ locale: 'en', messages: {} });
  cache.setQueryData(sessionQuery.queryKey, { username: 'olga' } as never);
  cache.setQueryData(studyQuery(source).queryKey, deckData({ scheduler: 'fsrs' }));
}

function giveAnswer(at = Date.now()): string {
  const answer = {
    word_id: 1,
    mode: 'study',
    kind: 'flashcard',
    is_correct: true,
    is_repeated: false,
    ms: 900,
  } as const;
  const record = recordOf(aStudy({}), answer, at)!;
  void outboxOf(cache).put(record);
  return record.answer.answer_id;
}

const dueDateOf = () => cache.getQueryData(studyQuery(source).queryKey)?.words[0]?.due_date;

test('the due date that the server answers with is shown wherever the word is', async () => {
  open();
  const due_dates = { classic: '2026-11-23', fsrs: '2026-11-25' };
  const calls = serve(({ body }) => {
    const { answer_id } = body as { answer_id: string };
    return { body: { answer_id, recorded: true, due_date: '2026-11-25', due_dates } };
  });
  const answer_id = giveAnswer();
  await waitFor(() => expect(dueDateOf()).toBe('2026-11-25'));
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/question_answer', body: { answer_id, word_id: 1 } });
});

test('an answer whose acknowledgement was lost goes out again as it was', async () => {
  open();
  const said: ServerAnswer[] = ['no connection', refused(503, 'RETRY'), { body: 'lost' }];
  const calls = serve(({ body }) => {
    const { answer_id } = body as { answer_id: string };
    return said.shift() ?? { body: { answer_id, recorded: true } };
  });
  giveAnswer();
  await waitFor(() => {
    // The network is back, the page is looked at, time goes by: all of them come to this.
    outboxOf(cache).wake();
    expect(calls).toHaveLength(4);
  });
  expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

const untimely = { code: 'INVALID', errDesc: 'answered_at', params: { field: 'answered_at', problem: 'no' } };

test.each([
  ['ahead, by a clock of the device that was set right since', 3_600_000],
  ['before a server whose clock is behind', 0],
  ['long ago for a server whose clock is ahead', -86_400_000],
])('an answer dated %s is recorded for when it arrives', async (_, by) => {
  open();
  const calls = serve(({ body }) => {
    const { answer_id, answered_at } = body as { answer_id: string; answered_at?: number };
    return answered_at === undefined ? { body: { answer_id, recorded: true } } : { status: 400, body: untimely };
  });
  const answer_id = giveAnswer(Date.now() + by);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toMatchObject({ answer_id, word_id: 1 });
  await waitFor(async () => expect(await waitingAnswers.rowsOf('olga')).toEqual([]));
});

test('one that is too old stays refused, as it would count for a day on which it was not given; the learner is told', async () => {
  open();
  const calls = serve(() => ({ status: 400, body: untimely }));
  const longAgo = Date.now() - 40 * 86_400_000;
  const today = jest.spyOn(Date, 'now').mockReturnValue(longAgo);
  giveAnswer(longAgo);
  today.mockRestore();
  await waitFor(async () => expect(await waitingAnswers.rowsOf('olga')).toEqual([]));
  expect(calls).toHaveLength(1);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('1 answer was given more than 30 days ago');
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'OK' })));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one of a student who is gone is told as such', async () => {
  open();
  serve(() => ({ status: 404, body: { code: 'NOT_FOUND', errDesc: 'gone' } }));
  const answer = {
    word_id: 1,
    mode: 'study',
    kind: 'flashcard',
    is_correct: true,
    is_repeated: false,
    ms: 900,
  } as const;
  const record = recordOf(aStudy({ class_id: 3 }), { ...answer, student_id: 5 }, Date.now())!;
  void outboxOf(cache).put(record);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Perhaps the student was removed'));
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'OK' })));
});

test('one whose word is gone is told as well, and counted', async () => {
  open();
  serve(() => ({ status: 404, body: { code: 'NOT_FOUND', errDesc: 'gone' } }));
  giveAnswer();
  giveAnswer();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 answers could not be recorded'));
});

test('whoever played a game is told that its score was refused for good; of one that can wait nothing is said', async () => {
  open();
  const body = { round_id: 'r', deck_ids: [12], score: 300, score_type: 'word-rush' as const };
  const score = { username: 'olga', id: 's', call: { type: 'score' as const, body } };
  serve(() => 'no connection');
  await sendGameCall(score, cache);
  expect(screen.queryByText(/score/)).toBeNull();
  serve(() => refused(409, 'SCORE_TOO_LATE'));
  await sendGameCall(score, cache);
  expect((await screen.findByText(/1 score could not be recorded/)).closest('[role=alert]')).toBeTruthy();
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'OK' })));
  expect(screen.queryByRole('alert')).toBeNull();
});
