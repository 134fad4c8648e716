import { competitionRanks } from '../../scoring/index.ts';
import { answerPoints, type Scoring } from './points.ts';

/** An answer of a seat to one question, as the log holds it. */
export interface GivenAnswer {
  seat_id: number;
  option: number;
  correct: boolean;
  /** From the opening of the question to its arrival at the server. */
  ms: number;
}

/** A question that was locked and counted. */
export interface ScoredQuestion {
  number: number;
  /** The whole time it was given, added time included; null when untimed. */
  whole_ms: number | null;
  /** The seats it was asked of: who was in the room at its reveal, connected or not, and who answered it and then left. */
  seat_ids: readonly number[];
  answers: readonly GivenAnswer[];
}

/** Where a seat stands after the questions scored so far. */
export interface Standing {
  seat_id: number;
  score: number;
  /** Right answers in a row, up to now. */
  streak: number;
  right: number;
  answered: number;
  rank: number;
  /** Null after the seat's first scored question. */
  previous_rank: number | null;
  last: { question: number; correct: boolean; points: number; option: number | null };
  /** Numbers of the questions it got wrong or left out. */
  missed: readonly number[];
}

export type Scoreboard = ReadonlyMap<number, Standing>;
export const emptyScoreboard: Scoreboard = new Map();

/**
 * The scoreboard after one more question. A missing answer scores nothing and resets the streak; seats that the
 * question was not asked of keep what they have. Ties share a rank (1, 2, 2, 4).
 */
export function scoreQuestion(board: Scoreboard, question: ScoredQuestion, rules: Scoring): Scoreboard {
  const answers = new Map(question.answers.map((answer) => [answer.seat_id, answer]));
  const next = new Map<number, Standing>();
  for (const [seat_id, standing] of board) next.set(seat_id, { ...standing, previous_rank: standing.rank });
  for (const seat_id of question.seat_ids) {
    const before = board.get(seat_id);
    const answer = answers.get(seat_id);
    const correct = answer?.correct ?? false;
    const streak = correct ? (before?.streak ?? 0) + 1 : 0;
    const points = answer && correct ? answerPoints(rules, { ms: answer.ms, streak, wholeMs: question.whole_ms }) : 0;
    next.set(seat_id, {
      seat_id,
      score: (before?.score ?? 0) + points,
      streak,
      right: (before?.right ?? 0) + (correct ? 1 : 0),
      answered: (before?.answered ?? 0) + (answer ? 1 : 0),
      rank: 0,
      previous_rank: before?.rank ?? null,
      last: { question: question.number, correct, points, option: answer?.option ?? null },
      missed: correct ? (before?.missed ?? []) : [...(before?.missed ?? []), question.number],
    });
  }
  return ranked(next);
}

/** The scoreboard of a whole quiz: its questions folded in the order they were asked. */
export function foldScores(questions: readonly ScoredQuestion[], rules: Scoring): Scoreboard {
  return questions.reduce((board, question) => scoreQuestion(board, question, rules), emptyScoreboard);
}

/** The board without some seats; the others move up. */
export function withoutSeats(board: Scoreboard, gone: (seat_id: number) => boolean): Scoreboard {
  return ranked(new Map([...board].filter(([seat_id]) => !gone(seat_id))));
}

/** Best first; seats of equal rank in the order they came in. */
export const standingsByRank = onceForEach((board): readonly Standing[] =>
  [...board.values()].toSorted((one, other) => one.rank - other.rank || one.seat_id - other.seat_id),
);

/** By rank: a standing of the next better and of the next worse score. */
export const neighboursByRank = onceForEach((board): ReadonlyMap<number, { above?: Standing; below?: Standing }> => {
  const firstOfRank = standingsByRank(board).filter(({ rank }, index, all) => rank !== all[index - 1]?.rank);
  return new Map(
    firstOfRank.map(({ rank }, index) => {
      const [above, below] = [firstOfRank[index - 1], firstOfRank[index + 1]];
      return [rank, { ...(above ? { above } : {}), ...(below ? { below } : {}) }];
    }),
  );
});

/** A scoreboard never changes once it is made: what is worked out of it serves all the screens that show it. */
function onceForEach<Result>(workOut: (board: Scoreboard) => Result): (board: Scoreboard) => Result {
  const known = new WeakMap<Scoreboard, Result>();
  return (board) => {
    const result = known.get(board) ?? workOut(board);
    known.set(board, result);
    return result;
  };
}

function ranked(board: Map<number, Standing>): Scoreboard {
  const standings = [...board.values()];
  const ranks = competitionRanks(standings.map(({ score }) => score));
  return new Map(standings.map((standing, index) => [standing.seat_id, { ...standing, rank: ranks[index]! }]));
}
