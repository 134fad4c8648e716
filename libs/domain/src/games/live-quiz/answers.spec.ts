import { describe, expect, test } from '@jest/globals';
import { alarm } from '../../live-session/index.ts';
import { answerRefusal, timeTaken } from './answers.ts';
import { PlayedQuiz } from './quiz.fixture.ts';

test('the alarm names the next moment at which a session acts by itself', () => {
  const quiz = new PlayedQuiz();
  expect(alarm(quiz.state)).toBe(quiz.now + 3 * 3_600_000);
  quiz.do({ type: 'start' });
  expect(alarm(quiz.state)).toBe(quiz.now + 3000);
  quiz.after(3000);
  expect(alarm(quiz.state)).toBe(quiz.now + 2000);
  quiz.after(2000);
  expect(alarm(quiz.state)).toBe(quiz.now + 20_000);
  quiz.do({ type: 'pause' });
  expect(alarm(quiz.state)).toBe(quiz.now + 3 * 3_600_000);
  quiz.do({ type: 'end' });
  expect(alarm(quiz.state)).toBeNull();
});

test('ringing at every alarm walks a whole question without a hand', () => {
  const quiz = new PlayedQuiz();
  quiz.do({ type: 'start' });
  const phases = [];
  while (quiz.state.phase !== 'reveal') {
    quiz.now = alarm(quiz.state)!;
    quiz.do({ type: 'tick' });
    phases.push(quiz.state.phase);
  }
  expect(phases).toEqual(['question', 'open', 'locked', 'reveal']);
});

const open = () => new PlayedQuiz().toOpen();

describe('the time an answer took', () => {
  test('runs from the opening to the arrival', () => {
    const quiz = open();
    expect(timeTaken(quiz.state, 1, quiz.now + 4321)).toEqual({ ms: 4321 });
  });

  test('is the whole time at most, for answers within a second after the deadline', () => {
    const quiz = open();
    expect(timeTaken(quiz.state, 1, quiz.play.deadline_at! + 1000)).toEqual({ ms: 20_000 });
    expect(timeTaken(quiz.state, 1, quiz.play.deadline_at! + 1001)).toEqual({ refusal: 'LATE' });
  });

  test('still counts while the question is locked, for one second', () => {
    const quiz = open();
    quiz.now += 5000;
    quiz.do({ type: 'end_question' });
    expect(timeTaken(quiz.state, 1, quiz.now + 900)).toEqual({ ms: 5900 });
    expect(timeTaken(quiz.state, 1, quiz.now + 1001)).toEqual({ refusal: 'LATE' });
  });

  test.each([
    ['a question to come', 2, 'NOT_OPEN'],
    ['a question long gone', 0, 'LATE'],
  ])('%s is refused', (_, question, refusal) => expect(timeTaken(open().state, question, 0)).toEqual({ refusal }));

  test('before it opens and during a pause nothing is taken', () => {
    const early = new PlayedQuiz();
    early.do({ type: 'start' });
    early.after(3000);
    expect(timeTaken(early.state, 1, early.now)).toEqual({ refusal: 'NOT_OPEN' });
    const paused = open();
    paused.do({ type: 'pause' });
    expect(timeTaken(paused.state, 1, paused.now)).toEqual({ refusal: 'NOT_OPEN' });
  });

  test('after the reveal it is late', () => {
    const quiz = open().toReveal();
    expect(timeTaken(quiz.state, 1, quiz.now)).toEqual({ refusal: 'LATE' });
  });
});

describe('an answer in time', () => {
  test('is taken with one of the options there are', () => {
    const { state } = open();
    const optionCount = state.play.questions[0]!.options.length;
    expect(answerRefusal(state, 1, { question: 1, option: optionCount - 1 })).toBeUndefined();
    expect(answerRefusal(state, 1, { question: 1, option: optionCount })).toBe('NO_SUCH_OPTION');
  });

  test.each<[string, (quiz: PlayedQuiz) => void]>([
    ['left', (quiz) => quiz.do({ type: 'leave', seat_id: 2 })],
    ['was removed', (quiz) => quiz.do({ type: 'remove', seat_id: 2, ban: false })],
  ])('is not taken from a seat that %s', (_, goes) => {
    const quiz = open();
    goes(quiz);
    expect(answerRefusal(quiz.state, 2, { question: 1, option: 0 })).toBe('NOT_OPEN');
    expect(answerRefusal(quiz.state, 1, { question: 1, option: 0 })).toBeUndefined();
  });

  test('is not taken from a seat that came after its question', () => {
    const quiz = open().toReveal();
    quiz.do({ type: 'join', name: 'Cem' });
    expect(answerRefusal(quiz.state, 3, { question: 1, option: 0 })).toBe('NOT_OPEN');
    expect(answerRefusal(quiz.state, 3, { question: 2, option: 0 })).toBeUndefined();
  });
});
