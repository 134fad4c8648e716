import { competitionRanks, type Scoreboard } from '../scoring/index.ts';
import type { EarlierPoints, SessionState } from './game.ts';
import { isGone, type SeatMap } from './seat-map.ts';

const none: EarlierPoints = new Map();

/** Where a seat stands over all quizzes of its room. */
export interface RoomStanding {
  seat_id: number;
  score: number;
  rank: number;
}

/** By seat, best first; seats of equal rank in the order they came in. */
export type RoomBoard = ReadonlyMap<number, RoomStanding>;

/** A scoreboard never changes once it is made: one of the whole room serves all the screens that show it. */
const boards = new WeakMap<Scoreboard, { earlier: EarlierPoints; seats: SeatMap['seats']; whole: RoomBoard }>();

/** The scoreboard over all quizzes of a room: this one and those before it. Ties share a rank; who was removed has none. */
export function roomBoard({
  board,
  earlier = none,
  state,
}: {
  board: Scoreboard;
  earlier?: EarlierPoints | undefined;
  state: SessionState;
}): RoomBoard {
  const made = boards.get(board);
  if (made?.earlier === earlier && made.seats === state.seats) return made.whole;
  const seat_ids = [...new Set([...earlier.keys(), ...board.keys()])].filter((seat_id) => !isGone(state, seat_id));
  const scores = seat_ids.map((seat_id) => (board.get(seat_id)?.score ?? 0) + (earlier.get(seat_id) ?? 0));
  const ranks = competitionRanks(scores);
  const standings = seat_ids
    .map((seat_id, index): RoomStanding => ({ seat_id, score: scores[index]!, rank: ranks[index]! }))
    .toSorted((one, other) => one.rank - other.rank || one.seat_id - other.seat_id);
  const whole = new Map(standings.map((standing) => [standing.seat_id, standing]));
  boards.set(board, { earlier, seats: state.seats, whole });
  return whole;
}
