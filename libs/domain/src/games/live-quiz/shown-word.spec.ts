import { expect, test } from '@jest/globals';
import type { Room } from '../../live-session/index.ts';
import { liveQuiz } from './live-quiz.ts';
import { PlayedQuiz } from './quiz.fixture.ts';
import type { Quiz } from './state.ts';

const shown = ({ state }: PlayedQuiz) => liveQuiz.shownTo({ state } as Room<Quiz>);

test('a word is shown to seats with its reveal, and in no phase before or after', () => {
  const quiz = new PlayedQuiz();
  expect(shown(quiz)).toBeUndefined();
  quiz.do({ type: 'join', name: 'Ada' });
  quiz.do({ type: 'start' });
  expect(shown(quiz)).toBeUndefined();
  quiz.after(3000);
  expect(shown(quiz)).toBeUndefined();
  quiz.after(2000);
  expect(shown(quiz)).toBeUndefined();
  quiz.do({ type: 'end_question' });
  expect(shown(quiz)).toBeUndefined();
  quiz.after(1000);
  expect(shown(quiz)).toEqual({ question: 1, word: quiz.play.questions[0]!.word });
  quiz.do({ type: 'next' });
  expect(quiz.state.phase).toBe('leaderboard');
  expect(shown(quiz)).toBeUndefined();
});
