import { emptyScoreboard, type Scoreboard, withoutSeats } from '../scoring/index.ts';
import type { GivenAnswer, SessionState } from './game.ts';
import { isGone } from './seat-map.ts';

/**
 * The scoreboard that events and answers tell: question by question as the game counts them, without the seats removed
 * since.
 */
export function scoresOf(state: SessionState, answers: ReadonlyMap<number, readonly GivenAnswer[]>): Scoreboard {
  let board = emptyScoreboard;
  for (let number = 1; number <= state.number; number++)
    board = state.rules.score(board, state, number, answers.get(number) ?? []);
  return withoutRemoved(board, state);
}

/**
 * The scoreboard without the seats that are removed. What the others have does not depend on them, so that a removal
 * needs no answers: the scores of those who stay are as if all had been folded anew.
 */
export function withoutRemoved(board: Scoreboard, state: SessionState): Scoreboard {
  return withoutSeats(board, (seat_id) => isGone(state, seat_id));
}
