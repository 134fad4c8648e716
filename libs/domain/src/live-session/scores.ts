import { emptyScoreboard, type Scoreboard, withoutSeats } from '../scoring/index.ts';
import type { GivenAnswer, SessionState } from './game.ts';
import { isGone } from './seat-map.ts';

/**
 * The scoreboard that events and answers tell: question by question as the game counts them, without the seats removed
 * since.
 */
export function scoresOf(state: SessionState, answers: ReadonlyMap<number, readonly GivenAnswer[]>): Scoreboard {
  let board = emptyScoreboard;
  // Where each seat has questions of its own, only the answers tell how many there were.
  const last = Math.max(state.number, ...answers.keys());
  for (let number = 1; number <= last; number++)
    board = state.rules.score(board, state, number, judgedNow(state, number, answers.get(number) ?? []));
  return withoutRemoved(board, state);
}

/** The answers to a question as they count by now: right are also those that the host has accepted since. */
export function judgedNow(
  state: SessionState,
  number: number,
  answers: readonly GivenAnswer[],
): readonly GivenAnswer[] {
  const { rules } = state;
  return answers.map((answer) =>
    answer.correct || !rules.accepts?.(state, number, answer) ? answer : { ...answer, correct: true },
  );
}

/**
 * The scoreboard without the seats that are removed. What the others have does not depend on them, so that a removal
 * needs no answers: the scores of those who stay are as if all had been folded anew.
 */
export function withoutRemoved(board: Scoreboard, state: SessionState): Scoreboard {
  return withoutSeats(board, (seat_id) => isGone(state, seat_id));
}
