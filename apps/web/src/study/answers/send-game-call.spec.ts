import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { newAnswerId } from './answer-id.ts';
import { sendGameCall } from './send-game-call.ts';
import { isAnswer, waitingAnswers, type WaitingGameCall } from './waiting-answers.ts';

const cache = new QueryClient();
const start = Date.parse('2026-11-21T09:00:00Z');
const round_id = newAnswerId(start);
const decks = { round_id, deck_ids: [12] };
const round: WaitingGameCall = {
  username: 'olga',
  id: round_id,
  call: { type: 'round', body: { ...decks, game: 'word-rush' } },
};
const score: WaitingGameCall = {
  username: 'olga',
  id: newAnswerId(start + 1),
  call: { type: 'score', body: { ...decks, score: 300, score_type: 'word-rush' } },
};

beforeEach(() => void jest.useFakeTimers({ now: start }));
afterEach(() => void jest.useRealTimers());

test('a round and a score are sent to their calls', async () => {
  const calls = serve(({ path }) => ({ body: path.endsWith('round') ? { round_id } : { score_id: 1, score: 300 } }));
  expect(await sendGameCall(round, cache)).toEqual({ type: 'done' });
  expect(await sendGameCall(score, cache)).toEqual({ type: 'done' });
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/game_round', round.call.body],
    ['/api/game_score', score.call.body],
  ]);
});

test.each<[string, ServerAnswer, string]>([
  ['without a network', 'no connection', 'later'],
  ['when the log-in page of a network replies', { body: { hello: 'log in here' } }, 'later'],
  ['when the server is in trouble', refused(500, 'SURPRISE'), 'later'],
  ['when nobody is logged in', refused(401, 'NOT_LOGGED_IN'), 'logged_out'],
  ['when it is not what was played', refused(400, 'SCORE_NOT_PLAYED'), 'refused'],
  ['when it is too late', refused(409, 'SCORE_TOO_LATE'), 'refused'],
])('%s the score is %3$s', async (_, answer, type) => {
  serve(() => answer);
  expect(await sendGameCall(score, cache)).toMatchObject({ type });
});

test.each<[string, ServerAnswer, string]>([
  ['who plays is still here: the deck is gone', { body: { username: 'olga' } }, 'refused'],
  ['somebody else is: it waits for who played', { body: { username: 'peter' } }, 'logged_out'],
  ['nobody says who is: it is tried again', 'no connection', 'later'],
])('a round that is not found, and %s', async (_, who, type) => {
  serve(({ path }) => (path === '/api/logged_in_user' ? who : refused(404, 'NOT_FOUND')));
  expect(await sendGameCall(round, cache)).toEqual({ type });
});

test('a score that comes too soon waits as long as the server says, behind the answers that are given until then', async () => {
  const body = { errDesc: '', code: 'SCORE_TOO_SOON', params: { wait_ms: 7000 } };
  const calls = serve(() => ({ status: 409, body }));
  expect(await sendGameCall(score, cache)).toEqual({ type: 'done' });
  const [waiting] = (await waitingAnswers.rowsOf('olga')).filter((row) => !isAnswer(row)) as WaitingGameCall[];
  expect(waiting).toMatchObject({ call: { ...score.call, not_before: start + 7000 } });
  expect(waiting!.id > newAnswerId(start + 6999)).toBe(true);
  jest.setSystemTime(start + 6999);
  expect(await sendGameCall(waiting!, cache)).toEqual({ type: 'later' });
  expect(calls).toHaveLength(1);
  jest.setSystemTime(start + 7000);
  serve(() => ({ body: { score_id: 1, score: 300, score_date: start } }));
  expect(await sendGameCall(waiting!, cache)).toEqual({ type: 'done' });
});
