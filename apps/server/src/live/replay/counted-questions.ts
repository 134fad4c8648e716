import { type GivenAnswer, type SessionState, withoutRemoved } from '@lexiroom/domain/live-session';
import { emptyScoreboard, type Scoreboard } from '@lexiroom/domain/scoring';
import { TimeSlice } from '../../event-loop/time-slice.ts';
import type { LiveLog } from '../../event-log/live-log.ts';

/** A question that was asked, as it counts. */
export interface CountedQuestion {
  number: number;
  answers: readonly GivenAnswer[];
  /** Whether it was counted, and is not void. */
  isScored: boolean;
  /** The scoreboard after it, with the seats that were removed since. */
  board: Scoreboard;
}

/**
 * Folds the scores of a session anew, a question at a time and each read for itself, so that the quizzes that run
 * meanwhile notice nothing of 2,000 players and 50 questions.
 */
export async function* countedQuestions(
  live_id: number,
  state: SessionState,
  log: LiveLog,
): AsyncGenerator<CountedQuestion> {
  const slice = new TimeSlice();
  let board = emptyScoreboard;
  for (let number = 1; number <= state.number; number++) {
    const answers = (await log.answers(live_id, number)).get(number) ?? [];
    const before = board;
    board = state.rules.score(before, state, number, answers);
    yield { number, answers, isScored: board !== before, board };
    await slice.yieldWhenLong();
  }
}

/** The scoreboard that a session's events and answers tell, as `scoresOf` does at one go. */
export async function scoresFromLog(live_id: number, state: SessionState, log: LiveLog): Promise<Scoreboard> {
  let board = emptyScoreboard;
  for await (const counted of countedQuestions(live_id, state, log)) board = counted.board;
  return withoutRemoved(board, state);
}
