import { foldScores, type GivenAnswer, type Scoreboard, withoutSeats } from '../games/live-quiz/index.ts';
import type { SessionState } from './state.ts';
import type { Tally } from './view.ts';

/** The scoreboard that events and answers tell: scored questions but the void ones, without the seats removed since. */
export function scoresOf(state: SessionState, answers: ReadonlyMap<number, readonly GivenAnswer[]>): Scoreboard {
  const questions = state.scored
    .filter(({ number }) => !state.voided.has(number))
    .map((scored) => ({ ...scored, answers: answers.get(scored.number) ?? [] }));
  return withoutSeats(foldScores(questions, state.settings), (seat_id) => state.seats.get(seat_id)?.removed ?? true);
}

/** How often each option was chosen. */
export function tallyOf(answers: readonly Pick<GivenAnswer, 'option'>[]): Tally {
  const counts: number[] = [];
  for (const { option } of answers) counts[option] = (counts[option] ?? 0) + 1;
  return { counts: Array.from(counts, (count) => count ?? 0), answered: answers.length };
}
