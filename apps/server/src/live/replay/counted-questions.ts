import { type GivenAnswer, judgedNow, type SessionState, withoutRemoved } from '@lexiroom/domain/live-session';
import { emptyScoreboard, type Scoreboard } from '@lexiroom/domain/scoring';
import { TimeSlice } from '../../event-loop/time-slice.ts';
import type { LiveLog } from '../../event-log/live-log.ts';
import type { AnswerReader } from '../../event-log/live-rows.ts';

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
  log: Pick<LiveLog, 'reader'>,
): AsyncGenerator<CountedQuestion> {
  yield* countedBy(state, log.reader(live_id));
}

async function* countedBy(state: SessionState, read: AnswerReader): AsyncGenerator<CountedQuestion> {
  const slice = new TimeSlice();
  let board = emptyScoreboard;
  // Where each seat has questions of its own, only the answers tell how many there were.
  const isByAnswers = Object.values(state.rules.scored_by).includes('all_counted');
  const last = isByAnswers ? await read.lastQuestion() : state.number;
  for (let number = 1; number <= last; number++) {
    const answers = judgedNow(state, number, await read.answersTo(number));
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

/** The scoreboard of a game whose seats were each at a question of their own, from its answers by their numbers. */
export async function scoresOfAll(state: SessionState, read: AnswerReader): Promise<Scoreboard> {
  let board = emptyScoreboard;
  for await (const counted of countedBy(state, read)) board = counted.board;
  return withoutRemoved(board, state);
}
