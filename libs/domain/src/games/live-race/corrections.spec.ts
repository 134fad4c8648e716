import { expect, test } from '@jest/globals';
import { hostView, scoresOf } from '../../live-session/index.ts';
import { RunRace } from './race.fixture.ts';

const ofTime = { goal_seconds: 60, combo: false };

test('a word that is taken back brings no points any more, and is asked of nobody; taken back again, it counts', () => {
  const race = new RunRace(ofTime, 4).begun(1);
  const first = race.runOf(1).course.word + 1;
  race.answer(1, true);
  race.answer(1, true);
  expect(race.seat(1).score).toBe(200);
  expect(race.do({ type: 'void', question: first })).toEqual(['word_voided']);
  expect(race.do({ type: 'void', question: first })).toEqual([]);
  expect(race.seat(1).score).toBe(100);
  for (let answers = 0; answers < 20; answers++) {
    const { course } = race.runOf(1);
    expect(course.word + 1).not.toBe(first);
    race.answer(1, answers % 3 > 0);
  }
  const without = race.seat(1).score;
  expect(race.do({ type: 'void', question: first, undo: true })).toEqual(['word_unvoided']);
  expect(race.seat(1).score).toBe(without + 100);
});

test('the question in sight whose word is taken back gives way to one with another number', () => {
  const race = new RunRace(ofTime, 4).begun(1);
  const { number, word } = race.runOf(1).course;
  race.do({ type: 'void', question: word + 1 });
  expect(race.seat(1).question?.number).toBe(number + 1);
  race.do({ type: 'void', question: word + 1, undo: true });
  expect(race.seat(1).question?.number).toBe(number);
});

test('where no word counts any more, they are asked all the same', () => {
  const race = new RunRace(ofTime, 4).begun(1);
  for (const question of [1, 2, 3, 4]) race.do({ type: 'void', question });
  race.answer(1, true);
  expect(race.seat(1)).toMatchObject({ score: 0, question: { number: 2 }, last: { points: 0, voided: true } });
});

test('a near miss that the host accepts counts, with the points it would have had; and no longer when that is undone', () => {
  const race = new RunRace({ ...ofTime, kinds: ['typed' as const] }, 4).begun(1);
  const question = race.runOf(1).course.word + 1;
  race.type(1, 'nearly');
  expect(race.seat(1)).toMatchObject({ score: 0, last: { correct: false } });
  expect(race.do({ type: 'accept', question, texts: ['nearly', 'other'] })).toEqual(['word_accepted']);
  expect(race.seat(1)).toMatchObject({ score: 100, streak: 1, last: { correct: true, points: 100 } });
  race.do({ type: 'end_question' });
  race.ring();
  expect(scoresOf(race.replayed(), race.answers).get(1)).toMatchObject({ score: 100, right: 1, missed: [] });
  expect(race.do({ type: 'accept', question, texts: ['nearly'], undo: true })).toEqual(['word_unaccepted']);
  expect(scoresOf(race.replayed(), race.answers).get(1)).toMatchObject({ score: 0, right: 0, missed: [question] });
});

test('before the race begins, and of words that it does not have, nothing is corrected', () => {
  const race = new RunRace(ofTime, 4);
  expect(race.do({ type: 'void', question: 1 })).toBe('NOT_OPEN');
  race.begun(1);
  expect(race.do({ type: 'void', question: 5 })).toBe('NOT_OPEN');
  expect(race.do({ type: 'accept', question: 1, texts: ['x'] })).toBe('NOT_OPEN');
});

test('which words are missed, and what was typed instead, is on the host’s own screen alone', () => {
  const race = new RunRace({ ...ofTime, kinds: ['typed' as const] }, 4).begun(2);
  const word = race.runOf(1).course.word;
  const { target_translation } = race.state.play.questions[word]!.word;
  race.type(1, `${target_translation}x`);
  const words = [{ question: word + 1, text: target_translation, answers: 1, right: 0 }];
  expect(hostView(race.room())).toMatchObject({ words });
  expect(JSON.stringify([race.player(), race.projector(), race.seat(2)])).not.toContain(target_translation);
  race.do({ type: 'void', question: word + 1 });
  expect(hostView(race.room())).toMatchObject({ words: [{ ...words[0], voided: true }] });
});
