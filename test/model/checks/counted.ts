import type { QuizSession } from '@lexiroom/domain/games/live-quiz';
import type { RaceSession } from '@lexiroom/domain/games/live-race';
import { type GivenAnswer, judgedNow, type SessionState } from '@lexiroom/domain/live-session';

/** The answers that count, by question, as they are judged by now: of questions that were counted and not taken back. */
export function countedAnswers(
  state: SessionState,
  answers: ReadonlyMap<number, readonly GivenAnswer[]>,
): Map<number, readonly GivenAnswer[]> {
  const counts = state.game === 'live-race' ? countsInRace(state as RaceSession) : countsInQuiz(state as QuizSession);
  const counted = [...answers].filter(([number]) => counts(number));
  return new Map(counted.map(([number, list]) => [number, judgedNow(state, number, list)]));
}

const countsInRace =
  ({ play }: RaceSession) =>
  () =>
    play.is_finished;

const countsInQuiz =
  ({ play: { scored, voided } }: QuizSession) =>
  (number: number) =>
    scored.some((question) => question.number === number) && !voided.has(number);
