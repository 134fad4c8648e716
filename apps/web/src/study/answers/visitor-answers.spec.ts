import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { read, remember } from '../../browser/stored-values.ts';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aStudy, aWord, deckData } from '../study.fixture.ts';
import { recordOf } from './record-answers.ts';
import { forgetVisitorAnswers, keepVisitorAnswers, visitorAnswers } from './visitor-answers.ts';
import { undoAnswer } from './undo-answer.ts';
import { waitingAnswers, type WaitingUndo } from './waiting-answers.ts';

const now = Date.now();
const words = [
  aWord({ word_id: 7, deck_id: 12, origin_word_id: 3 }),
  aWord({ word_id: 8, deck_id: 12, origin_word_id: 4 }),
];

/** A visitor answers this word; gives the id of the answer. */
async function answered(word_id: number, at = now, read_from?: 'german'): Promise<string> {
  const given = { word_id, mode: 'study', kind: 'text_to_picture', is_correct: true, is_repeated: false, option_word_ids: [7, 8], chosen_word_id: word_id, ms: 5 } as const; // prettier-ignore
  const waiting = recordOf(aStudy({ words, viewer: null, data: { ...(read_from && { read_from }) } }), given, at)!;
  await waitingAnswers.put(['', waiting.answer.answer_id], waiting);
  remember('studied_as_visitor', 'true');
  return waiting.answer.answer_id;
}

/** The server has made deck 70 of the visitor's deck 12; its word 70 is their word 7. */
function serveDecks(start: ServerAnswer = { body: { item_id: 70, is_new: true } }): MadeCall[] {
  return serve(({ path, body }) => {
    if (path === '/api/start_deck') return start;
    if (path.startsWith('/api/word-deck'))
      return { body: deckData({ words: [aWord({ word_id: 70, deck_id: 70, origin_word_id: 3 })] }) };
    const { answer_id } = body as { answer_id: string };
    return { body: { answer_id, recorded: true, due_date: null, due_dates: null } };
  });
}

/** Somebody has logged in. */
function loggedIn(): QueryClient {
  const cache = new QueryClient();
  cache.setQueryData(sessionQuery.queryKey, aSessionUser({ username: 'leo' }));
  return cache;
}

const sent = (calls: readonly MadeCall[]) =>
  calls.filter(({ path }) => path === '/api/question_answer').map(({ body }) => body);

beforeEach(forgetVisitorAnswers);

test('answers become those of the user, at the words of their own deck, without the options of the other', async () => {
  const first = await answered(7, now - 1000);
  await answered(8);
  const calls = serveDecks();
  expect(read('studied_as_visitor')).toBe('true');
  await keepVisitorAnswers(loggedIn(), 'leo', await visitorAnswers(now));
  // The other word is not in their deck any more.
  const answer = { answer_id: first, word_id: 70, deck_id: 70, is_correct: true, answered_at: now - 1000 };
  await waitFor(() => expect(sent(calls)).toMatchObject([answer]));
  expect(await visitorAnswers(now)).toEqual([]);
  expect(read('studied_as_visitor')).toBeNull();
});

test('a deck that was read from another language becomes a deck from that one', async () => {
  await answered(7, now, 'german');
  const calls = serveDecks();
  await keepVisitorAnswers(loggedIn(), 'leo', await visitorAnswers(now));
  expect(calls[0]).toMatchObject({ path: '/api/start_deck', body: { item_id: 12, source_language: 'german' } });
});

test('what fails stays, and can be done again; what is not to be seen any more is left out', async () => {
  await answered(7);
  serveDecks(refused(503, 'BUSY'));
  await expect(keepVisitorAnswers(loggedIn(), 'leo', await visitorAnswers(now))).rejects.toThrow();
  expect(await visitorAnswers(now)).toHaveLength(1);
  serveDecks(refused(404, 'NOT_FOUND'));
  await keepVisitorAnswers(loggedIn(), 'leo', await visitorAnswers(now));
  expect(await visitorAnswers(now)).toEqual([]);
});

const put = (undone: WaitingUndo) => waitingAnswers.put(['', undone.id], undone);

test('an answer that was undone is nobody’s, and nothing of it stays', async () => {
  const given = await answered(7);
  const [waiting] = await visitorAnswers(now);
  const due = { due_date: null, due_dates: null };
  undoAnswer(loggedIn(), { put }, { waiting: waiting!, due });
  await waitFor(async () => expect(await visitorAnswers(now)).toEqual([]));
  expect(waiting!.answer.answer_id).toBe(given);
  await forgetVisitorAnswers();
  expect(await waitingAnswers.rowsOf('')).toEqual([]);
});

test('what the server would not take any more is not offered', async () => {
  await answered(7, now - 31 * 86_400_000);
  expect(await visitorAnswers(now)).toEqual([]);
});
