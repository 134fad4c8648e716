import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { studyKey } from '../study-changes.ts';
import { aStudy, aWord, deckData } from '../study.fixture.ts';
import { outboxOf, recordAnswer } from './record-answers.ts';
import { undoAnswer, withAnswerUndone } from './undo-answer.ts';
import { isUndo, localAnswersOf, waitingAnswers } from './waiting-answers.ts';

const source = { type: 'deck', owner: 'olga', ids: ['12'] } as const;
const words = [aWord({ word_id: 1 }), aWord({ word_id: 2, origin_word_id: 1 }), aWord({ word_id: 3 })];
const due = { due_date: '2026-11-21', due_dates: { classic: '2026-11-21', fsrs: '2026-11-21' } };
const given = { word_id: 1, mode: 'study', kind: 'flashcard', is_correct: true, is_repeated: false, ms: 5 } as const;
let cache: QueryClient;

beforeEach(async () => {
  for (const row of await waitingAnswers.rowsOf('olga')) {
    await waitingAnswers.drop(['olga', 'answer' in row ? row.answer.answer_id : row.id]);
  }
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser({ username: 'olga', role: 'learner' }));
  cache.setQueryData(studyKey(source), deckData({ words }));
});

const shown = () => cache.getQueryData<ReturnType<typeof deckData>>(studyKey(source))!.words;
const waitingCount = async () => (await waitingAnswers.rowsOf('olga')).length;
/** Waits until so many wait to be sent. */
const untilWaiting = (count: number) => waitFor(async () => expect(await waitingCount()).toBe(count));

/** Answers, and undoes it at once, while the server answers like this. */
async function answerAndUndo(reply: (path: string, answer_id: string) => ServerAnswer) {
  let answer_id = '';
  const calls = serve(({ path }) => reply(path, answer_id));
  const waiting = recordAnswer(cache, aStudy({ words }), given)!;
  ({ answer_id } = waiting.answer);
  expect(shown().map(({ answers }) => answers.length)).toEqual([1, 1, 0]);
  undoAnswer(cache, outboxOf(cache), { waiting, due });
  return { calls, answer_id };
}

test('an undone answer is gone at once from every word of its origin, and goes to the server, then its undoing', async () => {
  const after = { classic: '2026-11-25', fsrs: '2026-11-26' };
  const { calls, answer_id } = await answerAndUndo((path, id) => ({
    body: path.endsWith('question_answer')
      ? {
          answer_id: id,
          recorded: true,
          due_date: '2026-11-30',
          due_dates: { classic: '2026-11-30', fsrs: '2026-11-30' },
        }
      : { answer_id: id, due_date: after.classic, due_dates: after },
  }));
  expect(shown()).toEqual(words);
  expect(await localAnswersOf('olga')).toEqual([]);
  await untilWaiting(0);
  expect(calls.map(({ path }) => path)).toEqual(['/api/question_answer', '/api/undo_answer']);
  expect(calls[1]!.body).toEqual({ answer_id, undone_at: expect.any(Number) });
  // What the server says counts; that of the answer itself, which came in between, does not.
  expect(shown().map(({ due_date }) => due_date)).toEqual(['2026-11-25', '2026-11-25', '2026-11-21']);
});

test('without a network both wait, in their order', async () => {
  await answerAndUndo(() => 'no connection');
  await untilWaiting(2);
  expect((await waitingAnswers.rowsOf('olga')).map(isUndo)).toEqual([false, true]);
  expect(shown()).toEqual(words);
});

test('of an answer that the server never took there is nothing to undo', async () => {
  const user = aSessionUser({ username: 'olga', role: 'learner' });
  const { calls } = await answerAndUndo((path, id) => {
    if (path.endsWith('logged_in_user')) return { body: user };
    return path.endsWith('undo_answer') ? refused(404, 'NOT_FOUND') : { body: { answer_id: id, recorded: true } };
  });
  await untilWaiting(0);
  expect(calls.filter(({ path }) => path.endsWith('undo_answer'))).toHaveLength(1);
});

test('of a class only the newest answers are told, and all are counted: one less of either', () => {
  const answered_at = 5;
  const answers = [{ is_correct: true, answer_date: answered_at, class_id: 3, student_id: 5, student_name: 'Mia' }];
  const data = deckData({ words: [aWord({ answers, answer_count: 9, right_answers: 4 })] });
  const undone = withAnswerUndone(data, { origin_word_id: 1, answered_at, deck_id: 12, due });
  expect(undone.words[0]).toMatchObject({ answers: [], answer_count: 8, right_answers: 3, ...due });
  expect(withAnswerUndone(undone, { origin_word_id: 1, answered_at, deck_id: 12, due })).toBe(undone);
});
