import { expect, test } from '@jest/globals';
import { projectorView } from '../../../connection/views.fixture.ts';
import { movesAt } from '../../../live/moves.ts';
import { movesOf } from './moves.ts';

const primaryMove = (view: Parameters<typeof movesOf>[0]) => movesAt(view, movesOf).primary;

test.each([
  ['lobby', 'start'],
  ['starting', null],
  ['question', null],
  ['open', 'end_question'],
  ['locked', null],
  ['reveal', 'next'],
  ['leaderboard', 'next'],
  ['podium', 'next'],
  ['ended', null],
] as const)('the one thing to do in phase %s: %s', (phase, move) => {
  expect(primaryMove(projectorView(phase))).toBe(move);
});

test.each(['starting', 'question', 'open'] as const)('a pause in phase %s is ended by the same button', (phase) => {
  expect(primaryMove(projectorView(phase, { paused: true }))).toBe('unpause');
});

test.each([
  ['lobby', []],
  ['starting', ['pause']],
  ['question', ['pause', 'skip']],
  ['open', ['pause', 'add_time', 'skip']],
  ['locked', ['skip']],
  ['reveal', ['ask_again']],
  ['leaderboard', []],
  ['podium', []],
  ['ended', []],
] as const)('what can be done beside it in phase %s: %s', (phase, others) => {
  expect(movesAt(projectorView(phase), movesOf).others).toEqual(others);
});

test('a question that was counted can be taken back once', () => {
  const view = projectorView('reveal');
  expect(movesOf(view).voidable).toBe(3);
  expect(movesOf({ ...view, reveal: { ...view.reveal!, voided: true } }).voidable).toBeUndefined();
});

test.each(['reveal', 'leaderboard'] as const)('in phase %s a question is asked again, three times in all', (phase) => {
  const question = projectorView('reveal').question!;
  const others = (asked_before: number) =>
    movesOf(projectorView(phase, { question: { ...question, asked_before } })).others;
  expect([0, 1, 2].map(others)).toEqual([['ask_again'], ['ask_again'], []]);
});

test.each(['reveal', 'leaderboard'] as const)('after the last question "next" leads to the podium: %s', (phase) => {
  const question = projectorView('reveal').question!;
  expect(movesOf(projectorView(phase, { question })).isLast).toBe(false);
  expect(movesOf(projectorView(phase, { question: { ...question, number: question.of } })).isLast).toBe(true);
});
