import type { QuizSession } from '@lexiroom/domain/games/live-quiz';
import type { RaceSession } from '@lexiroom/domain/games/live-race';
import { type GivenAnswer, judgedNow, type SessionState } from '@lexiroom/domain/live-session';

/** The answers that count, by question, as they are judged by now: of questions that were counted and not taken back. */
export function countedAnswers(
  state: SessionState,
  answers: ReadonlyMap<number, readonly GivenAnswer[]>,
): Map<number, readonly GivenAnswer[]> {
  const counts = state.game === 'live-race' ? countsInRace(state as RaceSession) : countsInQuiz(state as QuizSession);
  const counted = [...answers].map(
    ([number, list]) => [number, list.filter((answer) => counts(number, answer))] as const,
  );
  return new Map(counted.map(([number, list]) => [number, judgedNow(state, number, list)]));
}

/** Of a race that is over, those to words that were not taken back. */
function countsInRace({ play: { questions, corrections, is_finished } }: RaceSession) {
  const voided = new Set([...corrections.voided].map((number) => questions[number - 1]!.word.word_id));
  return (_: number, { word_id }: GivenAnswer): boolean => is_finished && !voided.has(word_id!);
}

const countsInQuiz =
  ({ play: { scored, voided } }: QuizSession) =>
  (number: number) =>
    scored.some((question) => question.number === number) && !voided.has(number);
