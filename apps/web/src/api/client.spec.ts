import { expect, test } from '@jest/globals';
import { ApiError } from '@lexiroom/contracts/http';
import { api, refusalOf, statusOf } from './client.ts';

function answer(status: number, text: string): void {
  const json = async () => Promise.resolve(text).then(JSON.parse);
  globalThis.fetch = async () => Promise.resolve({ ok: status < 400, status, json } as Response);
}

const failure = async (): Promise<unknown> => api.myLive().catch((error: unknown) => error);

test('what the server says arrives as it was said, nothing at all included', async () => {
  answer(200, '{"live_id":5,"pin":"123456","phase":"lobby"}');
  expect(await api.myLive()).toEqual({ live_id: 5, pin: '123456', phase: 'lobby' });
  answer(200, 'null');
  expect(await api.myLive()).toBeNull();
});

test('what a visitor is told without the status of a refusal is one all the same', async () => {
  answer(200, '{"errDesc":"You are not logged in","code":"NOT_LOGGED_IN"}');
  const error = await failure();
  expect(statusOf(error)).toBe(401);
  expect(refusalOf(error)).toMatchObject({ code: 'NOT_LOGGED_IN' });
});

test('a network’s log-in page is no answer: the call did not get through', async () => {
  answer(200, '<html>Please log in to the school’s network</html>');
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  expect(statusOf(error)).toBe(0);
  expect(refusalOf(error)).toBeUndefined();
});

test.each(['<html>Bad gateway</html>', '{"message":"no"}', 'null', '"no"'])(
  'a refusal in other words than the server’s (%s) is a surprise',
  async (text) => {
    answer(502, text);
    const error = await failure();
    expect(statusOf(error)).toBe(502);
    expect(refusalOf(error)).toEqual({ code: 'SURPRISE' });
  },
);

test('a refusal keeps its code and what fills its words', async () => {
  const problem = { errDesc: 'Name taken', code: 'NAME_TAKEN', params: { suggestion: 'Mila 2' } };
  answer(409, JSON.stringify(problem));
  expect(refusalOf(await failure())).toEqual(problem);
});
