import type { Report } from '@lexiroom/contracts/live';
import type { PerGroup } from '@lexiroom/domain/games/quick-pick';
import { roundsOf } from './rounds.ts';

/** The words of the file, in the reader's language. */
export interface SheetWords {
  game: string;
  winner: string;
  round: string;
  word: string;
  group: string;
  player: string;
  picked: string;
  right: string;
  yes: string;
  no: string;
  points: string;
  groups: PerGroup<string>;
}

/**
 * The report as a table for spreadsheets: first how each game ended, then a line for each pick in its order, a line for a
 * round that nobody knew, at the end what each player came to.
 */
export function reportSheet(report: Report, words: SheetWords): (string | number)[][] {
  const { groups, game, group, player, points, right } = words;
  const games = report.groups?.games ?? [];
  const picks = roundsOf(report).flatMap(({ game: number, round, word, picks: ofRound }) =>
    ofRound.length === 0
      ? [[number, round, word]]
      : ofRound.map((pick) => [
          number,
          round,
          word,
          groups[pick.group],
          pick.name ?? '',
          pick.picked,
          pick.correct ? words.yes : words.no,
          pick.points,
        ]),
  );
  const players = report.players.map(({ name, score, answers }) => [
    name,
    score,
    answers.filter(({ correct }) => correct).length,
    answers.length,
  ]);
  return [
    [game, groups.a, groups.b, words.winner],
    ...games.map(({ scores, winner }, index) => [index + 1, scores.a, scores.b, winner ? groups[winner] : '']),
    [],
    [game, words.round, words.word, group, player, words.picked, right, points],
    ...picks,
    ...(players.length === 0 ? [] : [[], [player, points, right, words.picked], ...players]),
  ];
}
