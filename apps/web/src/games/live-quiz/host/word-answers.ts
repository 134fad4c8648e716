import type { Report } from '@lexiroom/contracts/live';

type Answer = Report['players'][number]['answers'][number];

/** What a player answered to one word: in a race it comes again, in a quiz it is asked once. */
export interface WordAnswer {
  /** The first answer, which tells who knew the word, with the points of all of them. */
  answer: Answer;
  right: number;
  times: number;
}

/** The answers of a player by question. */
export function answersByQuestion(answers: readonly Answer[]): Map<number, WordAnswer> {
  const byQuestion = new Map<number, WordAnswer>();
  for (const answer of answers) {
    const earlier = byQuestion.get(answer.question);
    const right = (earlier?.right ?? 0) + (answer.correct ? 1 : 0);
    const first = earlier ? { ...earlier.answer, points: earlier.answer.points + answer.points } : answer;
    byQuestion.set(answer.question, { answer: first, right, times: (earlier?.times ?? 0) + 1 });
  }
  return byQuestion;
}
