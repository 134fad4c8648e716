import {
  foldScores,
  type GivenAnswer,
  type Scoreboard,
  type ScoredQuestion,
  withoutSeats,
} from '../games/live-quiz/index.ts';
import type { SessionState } from './state.ts';
import type { Tally } from './view.ts';

/** The scoreboard that events and answers tell: scored questions but the void ones, without the seats removed since. */
export function scoresOf(state: SessionState, answers: ReadonlyMap<number, readonly GivenAnswer[]>): Scoreboard {
  const questions = state.scored
    .filter(({ number }) => !state.voided.has(number))
    .map((scored) => withAnswers(state, scored, answers.get(scored.number) ?? []));
  return withoutRemoved(foldScores(questions, state.settings), state);
}

/**
 * The scoreboard without the seats that are removed. What the others have does not depend on them, so that a removal
 * needs no answers: the scores of those who stay are as if all had been folded anew.
 */
export function withoutRemoved(board: Scoreboard, state: SessionState): Scoreboard {
  return withoutSeats(board, (seat_id) => isRemoved(state, seat_id));
}

/**
 * A question of the state's `scored` with its answers, as it counts: for the seats that were in the room when it was
 * revealed, and for those that had answered it and left, whose points and streak wait until they come back.
 */
export function withAnswers(
  state: SessionState,
  scored: SessionState['scored'][number],
  answers: readonly GivenAnswer[],
): ScoredQuestion {
  const answered = answers.map(({ seat_id }) => seat_id).filter((seat_id) => !isRemoved(state, seat_id));
  return { ...scored, seat_ids: [...new Set([...scored.seat_ids, ...answered])], answers };
}

function isRemoved({ seats }: SessionState, seat_id: number): boolean {
  return seats.get(seat_id)?.removed ?? true;
}

/** How often each option was chosen. */
export function tallyOf(answers: readonly Pick<GivenAnswer, 'option'>[]): Tally {
  const counts: number[] = [];
  for (const { option } of answers) counts[option] = (counts[option] ?? 0) + 1;
  return { counts: Array.from(counts, (count) => count ?? 0), answered: answers.length };
}
