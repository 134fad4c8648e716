import { expect, test } from '@jest/globals';
import { hardestWords } from './hardest-words.ts';
import { aReport } from './report.fixture.ts';

test('the hardest word is the one that fewest knew, with what it was taken for', () => {
  expect(hardestWords(aReport())).toEqual([
    { number: 1, word: 'oso', missed: 1, asked: 2, takenFor: { word: 'pato', times: 1 } },
  ]);
});

test('words are ordered by how few knew them, and at most so many are named', () => {
  const { questions, players } = aReport();
  const report = aReport({ questions: questions.map((question) => ({ ...question, voided: false })) });
  report.players = [...players, { ...players[0]!, seat_id: 4, answers: players[0]!.answers.slice(0, 1) }];
  expect(hardestWords(report).map(({ word }) => word)).toEqual(['oso', 'gato']);
  expect(hardestWords(report)[0]).toMatchObject({ missed: 2, asked: 3, takenFor: { word: 'pato', times: 2 } });
  expect(hardestWords(report, 1).map(({ word }) => word)).toEqual(['oso']);
});

test('what everybody knew, and what nobody answered, is not hard', () => {
  const { players } = aReport();
  expect(hardestWords(aReport({ players: [players[1]!] }))).toEqual([]);
  expect(hardestWords(aReport({ players: [] }))).toEqual([]);
});

test('a word that was asked again stands there once, with all its answers', () => {
  const { questions, players } = aReport();
  const [first] = questions;
  const report = aReport({
    questions: [...questions, { ...first!, number: 9, asked_before: 1 }],
    players: players.map((player) => ({
      ...player,
      answers: player.answers.flatMap((answer) =>
        answer.question === 1 ? [answer, { ...answer, question: 9 }] : answer,
      ),
    })),
  });
  expect(hardestWords(report)).toEqual([
    { number: 1, word: 'oso', missed: 2, asked: 4, takenFor: { word: 'pato', times: 2 } },
  ]);
});
