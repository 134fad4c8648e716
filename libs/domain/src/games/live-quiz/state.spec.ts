import { expect, test } from '@jest/globals';
import { evolve, type SessionState } from '../../live-session/index.ts';
import { foldQuiz, PlayedQuiz } from './quiz.fixture.ts';

test('the fold of a history is what its events made one by one, and changes none of the states before', () => {
  const quiz = new PlayedQuiz();
  for (const name of ['Ada', 'Ben', 'Cem']) quiz.do({ type: 'join', name });
  quiz.do({ type: 'rename', seat_id: 2, name: 'Benno' });
  quiz.do({ type: 'remove', seat_id: 3, ban: true });
  quiz.do({ type: 'leave', seat_id: 1 });
  quiz.do({ type: 'return', seat_id: 1 });
  quiz.toOpen(['Dora']).toReveal();
  const [opened, ...others] = quiz.history;
  expect(foldQuiz(quiz.history)).toEqual(others.reduce<SessionState>(evolve, foldQuiz([opened!])));

  const early = foldQuiz(quiz.history.slice(0, 3));
  const names = [...early.seats.values()].map(({ name }) => name);
  foldQuiz(quiz.history);
  evolve(early, { type: 'renamed', at: quiz.now, seat_id: 1, name: 'Somebody' });
  expect([...early.seats.values()].map(({ name }) => name)).toEqual(names);
});
