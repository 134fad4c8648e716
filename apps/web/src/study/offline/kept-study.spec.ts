import 'fake-indexeddb/auto';
import type { DeckData } from '@lexiroom/contracts/decks';
import { localDay } from '@lexiroom/domain/scheduling';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { keepUser } from '../../session/kept-user.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { newAnswerId } from '../answers/answer-id.ts';
import { serverNow } from '../answers/server-clock.ts';
import { waitingAnswers } from '../answers/waiting-answers.ts';
import { isShownAsKept, keepOnlyStudiesOf, keepStudy, mostKept, patienceMs, readStudy } from './kept-study.ts';
import { aWord, deckData } from '../study.fixture.ts';

const source = { type: 'deck', owner: 'olga', ids: ['12'] } as const;
const userCalled = (username: string) => aSessionUser({ username, role: 'learner' });
const read = () => readStudy(source, new AbortController().signal);
const serveDeck = (said: ServerAnswer | Promise<ServerAnswer> = { body: deckData() }) => serve(() => said);

beforeEach(async () => {
  await keepUser(userCalled('olga'));
  await keepOnlyStudiesOf('nobody');
});

test('a study comes from the server, and the server’s clock with it', async () => {
  const hourAhead = Date.now() + 3_600_000;
  const calls = serveDeck({ body: deckData({ now: hourAhead }) });
  expect((await read()).deck_name).toBe('Wild animals');
  expect(calls.map(({ path }) => path)).toEqual(['/api/word-deck/olga/search?id=12']);
  // Once its clock was heard, an hour ahead; whatever time has passed here since.
  expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(600_000);
  expect(isShownAsKept(source)).toBe(false);
});

/** What the server is asked when a study is opened. */
const asked = async (of: Parameters<typeof readStudy>[0]) => {
  const calls = serveDeck();
  await readStudy(of, new AbortController().signal);
  return calls[0]!.path.split('?')[1];
};
/** The name of a study that is opened. */
const called = async (of: Parameters<typeof readStudy>[0]) =>
  (await readStudy(of, new AbortController().signal)).deck_name;

test('the language that was chosen to read it from is told; of ready decks, the languages that are known', async () => {
  expect(await asked({ ...source, source: 'german' })).toBe('id=12&source=german');
  expect(await asked({ ...source, owner: 'lexiroom', source: 'own' })).toBe('id=12&source=own');
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'fr']);
  expect(await asked({ ...source, owner: 'lexiroom' })).toBe('id=12&known=german&known=french');
});

test('each language that it was read from is kept by itself', async () => {
  await keepStudy(source, deckData({ deck_name: 'Wild animals' }));
  await keepStudy({ ...source, source: 'german' }, deckData({ deck_name: 'Wildtiere' }));
  serveDeck('no connection');
  expect(await called(source)).toBe('Wild animals');
  expect(await called({ ...source, source: 'german' })).toBe('Wildtiere');
});

test('without a network it is as it was kept, until the server answers again', async () => {
  await keepStudy(source, deckData({ deck_name: 'Kept' }));
  serveDeck('no connection');
  expect((await read()).deck_name).toBe('Kept');
  expect(isShownAsKept(source)).toBe(true);
  serveDeck();
  expect((await read()).deck_name).toBe('Wild animals');
  expect(isShownAsKept(source)).toBe(false);
});

test('without a network on the next day, what is due by then is due', async () => {
  // By the server's clock, which the studies of these specs have set.
  const yesterday = { today: localDay(serverNow() - 24 * 3_600_000, 'UTC', 4), time_zone: 'UTC', day_boundary: 4 };
  await keepStudy(source, deckData({ calendar: yesterday }));
  serveDeck('no connection');
  const { calendar, words } = await read();
  expect(calendar?.today).toBe(localDay(serverNow(), 'UTC', 4));
  expect(words[0]!.due_date).toBe(calendar?.today);
});

test('what was never opened cannot be opened without a network', async () => {
  serveDeck('no connection');
  await expect(read()).rejects.toMatchObject({ status: 0 });
});

test('what an earlier build kept in another form is not shown', async () => {
  const { words: _, ...other } = deckData();
  await keepStudy(source, other as DeckData);
  serveDeck('no connection');
  await expect(read()).rejects.toMatchObject({ status: 0 });
});

test('what the server refuses is refused, even if it was kept', async () => {
  await keepStudy(source, deckData());
  serveDeck({ status: 404, body: { errDesc: 'This does not exist.', code: 'NOT_FOUND' } });
  await expect(read()).rejects.toMatchObject({ status: 404 });
});

test('one user’s study is not shown to the next', async () => {
  await keepStudy(source, deckData());
  await keepUser(userCalled('peter'));
  serveDeck('no connection');
  await expect(read()).rejects.toMatchObject({ status: 0 });
  await keepUser(null);
  await expect(read()).rejects.toMatchObject({ status: 0 });
});

test('a server that does not answer in time is not waited for when the study is kept', async () => {
  await keepStudy(source, deckData({ deck_name: 'Kept' }));
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  let isShown = false;
  serveDeck(new Promise(() => undefined));
  const shown = read().then((data) => {
    isShown = true;
    return data;
  });
  await jest.advanceTimersByTimeAsync(patienceMs - 100);
  expect(isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  expect((await shown).deck_name).toBe('Kept');
});

test('answers that wait in this browser are counted in, once each', async () => {
  const today = Date.parse('2026-11-21T08:00:00Z');
  for (const [word_id, answered_at] of [
    [1, today],
    [2, today + 1],
  ] as const) {
    const answer = { word_id, deck_id: 12, is_correct: true, answer_id: newAnswerId(answered_at), answered_at };
    await waitingAnswers.put(['olga', answer.answer_id], { username: 'olga', origin_word_id: word_id, answer });
  }
  const stored = { is_correct: true, answer_date: today, class_id: null, student_id: null, student_name: null };
  const words = [aWord({ word_id: 1, answers: [stored], due_date: '2026-11-23' }), aWord({ word_id: 2 })];
  serveDeck({ body: deckData({ words }) });
  const shown = await read();
  expect(shown.words.map(({ answers, due_date }) => [answers.length, due_date])).toEqual([
    [1, '2026-11-23'],
    [1, '2026-11-23'],
  ]);
});

test('an answer that was undone here is not shown, though the server does not know that yet; its word is due as before', async () => {
  const answered_at = Date.parse('2026-11-21T08:30:00Z');
  const answer_id = newAnswerId(answered_at);
  const id = newAnswerId(answered_at + 1);
  const due = { due_date: '2026-11-21', due_dates: { classic: '2026-11-21', fsrs: '2026-11-22' } };
  await waitingAnswers.put(['olga', id], {
    username: 'olga',
    id,
    origin_word_id: 7,
    undo: { answer_id, undone_at: answered_at + 1 },
    answered_at,
    deck_id: 12,
    due,
  });
  const given = { is_correct: true, answer_date: answered_at, class_id: null, student_id: null, student_name: null };
  serveDeck({ body: deckData({ words: [aWord({ word_id: 7, answers: [given], due_date: '2026-11-23' })] }) });
  expect((await read()).words[0]).toMatchObject({ answers: [], ...due });
  await waitingAnswers.drop(['olga', id]);
});

test('the last twenty studies are kept', async () => {
  const sources = Array.from({ length: mostKept + 1 }, (_, id) => ({ ...source, ids: [String(id + 100)] }));
  for (const one of sources) await keepStudy(one, deckData());
  serveDeck('no connection');
  const signal = new AbortController().signal;
  await expect(readStudy(sources[0]!, signal)).rejects.toMatchObject({ status: 0 });
  for (const one of sources.slice(1)) expect((await readStudy(one, signal)).deck_name).toBe('Wild animals');
});
