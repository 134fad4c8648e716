import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DeckSentence, StudySentences } from '@lexiroom/contracts/sentences';
import type { SentenceAnswer } from '@lexiroom/domain/sentences/practice';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { type MadeCall, serve } from '../../api/server.fixture.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { aStudy, deckData } from '../study.fixture.ts';
import { recordSentenceAnswer } from './record-sentence-answer.ts';
import { outboxOf } from './record-answers.ts';

const { calendar } = deckData();
const due = { due_date: '2026-11-21', due_dates: { classic: '2026-11-21', fsrs: '2026-11-21' } };
const sentence = (sentence_id: number, origin_sentence_id: number) =>
  ({ sentence_id, origin_sentence_id, answers: [], ...due }) as unknown as DeckSentence;
const given: SentenceAnswer = { sentence_id: 5, mode: 'sentence-scramble', is_correct: true, ms: 900 };

let cache: QueryClient;
let calls: MadeCall[];
beforeEach(() => {
  cache = new QueryClient();
  cache.setQueryData(sessionQuery.queryKey, aSessionUser({ username: 'olga' }));
  const both: StudySentences = { sentences: [sentence(5, 50), sentence(6, 50), sentence(7, 70)], calendar };
  cache.setQueryData(['sentences', [12], undefined], both);
  cache.setQueryData(['sentences', [12], 3], both);
  const later = { due_date: '2026-11-29', due_dates: { classic: '2026-11-22', fsrs: '2026-11-29' } };
  calls = serve(({ body }) => ({
    body: { answer_id: (body as { answer_id: string }).answer_id, recorded: true, ...later },
  }));
});
afterEach(() => cache.clear());

const known = (class_id?: number) => cache.getQueryData<StudySentences>(['sentences', [12], class_id])!.sentences;
const answered = (class_id?: number) => known(class_id).map(({ answers }) => answers.length);

test('an answer to a sentence counts at once for all of its origin, and is sent once to its own call', async () => {
  const waiting = recordSentenceAnswer(cache, aStudy({}), sentence(5, 50), given);
  expect(answered()).toEqual([1, 1, 0]);
  expect(answered(3)).toEqual([0, 0, 0]);
  await waitFor(() => expect(known()[0]?.due_date).toBe('2026-11-29'));
  expect(known()[2]?.due_date).toBe('2026-11-21');
  await waitFor(() =>
    expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/sentence_answer', waiting?.answer]]),
  );
  outboxOf(cache).wake();
});

test('with a class it is the answer of the student who was asked; without one nothing is recorded', () => {
  const study = aStudy({ class_id: 3 });
  expect(recordSentenceAnswer(cache, study, sentence(5, 50), given)).toBeUndefined();
  const waiting = recordSentenceAnswer(cache, study, sentence(5, 50), { ...given, student_id: 8 });
  expect(waiting?.answer).toMatchObject({ class_id: 3, student_id: 8, sentence_id: 5 });
  expect(answered(3)).toEqual([1, 1, 0]);
  expect(answered()).toEqual([0, 0, 0]);
});

test('of somebody who is not logged in nothing is recorded', () => {
  expect(recordSentenceAnswer(cache, aStudy({ viewer: null }), sentence(5, 50), given)).toBeUndefined();
});
