import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../chance/index.ts';
import { type GivenAnswer, scoresOf, withoutRemoved } from '../../live-session/index.ts';
import { emptyScoreboard, type Scoreboard, standingsByRank } from '../../scoring/index.ts';
import { answerOf, PlayedQuiz } from './quiz.fixture.ts';
import { score, tallyOf, withAnswer } from './scores.ts';

/** Reveals the open question, in which these were given, and goes on to the next one. */
function onward(quiz: PlayedQuiz): void {
  quiz.toReveal().do({ type: 'next' });
  quiz.do({ type: 'next' });
  quiz.after(2000);
}

describe('a right answer counts though its player leaves before the reveal', () => {
  const quiz = new PlayedQuiz({ questions: 4 }).toOpen(['Ada', 'Ben']);
  const answers = new Map([[1, [answerOf(quiz, 1), answerOf(quiz, 2)]]]);
  onward(quiz);
  answers.set(2, [answerOf(quiz, 1)]);
  quiz.do({ type: 'leave', seat_id: 1 });
  onward(quiz);

  test('its points and its streak are there', () =>
    expect(scoresOf(quiz.state, answers).get(1)).toMatchObject({
      score: 200,
      streak: 2,
      rank: 1,
      last: { question: 2, points: 100 },
    }));

  test('a question that comes while they are away changes nothing of theirs', () => {
    onward(quiz);
    expect(scoresOf(quiz.state, answers).get(1)).toMatchObject({ score: 200, streak: 2, answered: 2, missed: [] });
    expect(scoresOf(quiz.state, answers).get(2)).toMatchObject({ score: 100, streak: 0, missed: [2, 3] });
  });

  test('back again, they go on from there', () => {
    quiz.do({ type: 'return', seat_id: 1 });
    answers.set(4, [answerOf(quiz, 1)]);
    quiz.toReveal();
    expect(scoresOf(quiz.state, answers).get(1)).toMatchObject({ score: 300, streak: 3 });
  });
});

test('who is removed has no points, whenever they answered', () => {
  const quiz = new PlayedQuiz().toOpen(['Ada', 'Ben']);
  const answers = new Map([[1, [answerOf(quiz, 1), answerOf(quiz, 2)]]]);
  onward(quiz);
  answers.set(2, [answerOf(quiz, 1)]);
  quiz.do({ type: 'remove', seat_id: 1, ban: false });
  quiz.toReveal();
  expect([...scoresOf(quiz.state, answers).keys()]).toEqual([2]);
});

/** A board without what is not stored: whom a seat was ranked among before. */
const sorted = (board: Scoreboard) => standingsByRank(board).map(({ previous_rank: _before, ...standing }) => standing);

/** Plays a quiz in which seats are left, taken again and removed, its scores folded both ways after each question. */
function playBothWays(seed: number): void {
  const random = seededRandom(seed);
  const quiz = new PlayedQuiz({ questions: 5 }).toOpen(Array.from({ length: 9 }, (_, index) => `Player ${index}`));
  const answers = new Map<number, GivenAnswer[]>();
  let board = emptyScoreboard;
  for (let number = 1; number <= 5; number++) {
    const inRoom = [...quiz.state.seats.values()].filter(({ left, removed }) => !left && !removed);
    const given = inRoom.filter(() => random() < 0.7).map(({ seat_id }) => answerOf(quiz, seat_id, random() < 0.6));
    answers.set(number, given);
    for (const { seat_id, left } of quiz.state.seats.values()) {
      if (random() < 0.2) quiz.do({ type: left ? 'return' : 'leave', seat_id });
      if (random() < 0.1) quiz.do({ type: 'remove', seat_id, ban: false });
    }
    board = withoutRemoved(board, quiz.state);
    quiz.toReveal();
    board = score(board, quiz.state, number, given);
    quiz.do({ type: 'remove', seat_id: 1 + Math.floor(random() * 9), ban: false });
    board = withoutRemoved(board, quiz.state);
    expect(sorted(board)).toEqual(sorted(scoresOf(quiz.state, answers)));
    quiz.do({ type: 'next' });
    quiz.do({ type: 'next' });
    quiz.after(2000);
  }
}

test('removing seats one by one leaves the scores that folding anew gives, whoever left and came back meanwhile', () => {
  fc.assert(fc.property(fc.nat(), playBothWays), { numRuns: 25 });
});

test('an answer of a seat that nobody has counts for nobody', () => {
  const quiz = new PlayedQuiz().toOpen(['Ada']);
  const answers = new Map([[1, [answerOf(quiz, 1), answerOf(quiz, 77)]]]);
  quiz.toReveal();
  expect([...scoresOf(quiz.state, answers).keys()]).toEqual([1]);
});

test('a question that is taken back never was', () => {
  const quiz = new PlayedQuiz().toOpen(['Ada', 'Ben']);
  const answers = new Map([[1, [answerOf(quiz, 1), answerOf(quiz, 2, false)]]]);
  onward(quiz);
  answers.set(2, [answerOf(quiz, 1, false), answerOf(quiz, 2)]);
  quiz.toReveal().do({ type: 'void', question: 2 });
  expect(scoresOf(quiz.state, answers).get(1)).toMatchObject({ score: 100, streak: 1, answered: 1, missed: [] });
  expect(scoresOf(quiz.state, answers).get(2)).toMatchObject({ score: 0, answered: 1, missed: [1] });
});

test('the tally counts every option, those in between that nobody chose too, and all answers', () => {
  expect(tallyOf([{ option: 2 }, { option: 0 }, { option: 2 }])).toEqual({ counts: [1, 0, 2], answered: 3 });
  expect(tallyOf([])).toEqual({ counts: [], answered: 0 });
});

const typed = (seat_id: number, text: string) => ({ seat_id, option: null, text, correct: false, ms: 1000 });

test('a typed answer is told from none, and counted by its text', () => {
  const quiz = new PlayedQuiz().toOpen(['Ada', 'Ben', 'Cleo']);
  const answers = [typed(1, 'nino'), typed(2, 'nino')];
  quiz.toReveal();
  const board = scoresOf(quiz.state, new Map([[1, answers]]));
  expect([...board.values()].map(({ last }) => [last.option, last.text])).toEqual([
    [null, 'nino'],
    [null, 'nino'],
    [null, undefined],
  ]);
  const tally = { counts: [], answered: 2, texts: new Map([['nino', 2]]) };
  expect(tallyOf(answers)).toEqual(tally);
  expect(answers.reduce(withAnswer, tallyOf([]))).toEqual(tally);
});

test('a tally that grows is the tally of all', () => {
  const options = [2, 0, 2].map((option) => ({ option }));
  expect(options.reduce(withAnswer, tallyOf([]))).toEqual(tallyOf(options));
  expect(tallyOf(options)).toEqual({ counts: [1, 0, 2], answered: 3 });
});
