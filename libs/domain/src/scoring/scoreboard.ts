import { competitionRanks } from './ranks.ts';

/** Where a seat stands after the questions or rounds scored so far. */
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
  /** Neither an option nor a text where it gave no answer. */
  last: { question: number; correct: boolean; points: number; option: number | null; text?: string };
  /** Numbers of the questions it got wrong or left out. */
  missed: readonly number[];
  /** Where teams play: what it got for its team at each question at which it counts for it. */
  for_team?: readonly { question: number; points: number }[] | undefined;
}

export type Scoreboard = ReadonlyMap<number, Standing>;
export const emptyScoreboard: Scoreboard = new Map();

/** The scoreboard of these standings, each with its rank: equal scores share one (1, 2, 2, 4). */
export function ranked(standings: Iterable<Omit<Standing, 'rank'>>): Scoreboard {
  const list = [...standings];
  const ranks = competitionRanks(list.map(({ score }) => score));
  return new Map(list.map((standing, index) => [standing.seat_id, { ...standing, rank: ranks[index]! }]));
}

/** The board without some seats; the others move up. */
export function withoutSeats(board: Scoreboard, isGone: (seat_id: number) => boolean): Scoreboard {
  return ranked([...board.values()].filter(({ seat_id }) => !isGone(seat_id)));
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
  const results = new WeakMap<Scoreboard, Result>();
  return (board) => {
    const result = results.get(board) ?? workOut(board);
    results.set(board, result);
    return result;
  };
}
