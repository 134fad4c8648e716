import {
  type Corrections,
  isAcceptedText,
  knownTypedTexts,
  type LiveQuestion,
  typedInstead,
} from '../../quiz-questions/index.ts';
import type { RaceAnswer } from './runs.ts';
import type { Race } from './state.ts';
import type { RaceWordView } from './view-types.ts';

/** How a word of a race was answered so far, by all seats, as the answers were judged when they came. */
export interface WordTally {
  answers: number;
  right: number;
  /** How often each text was typed that was not the word. */
  texts: ReadonlyMap<string, number>;
}

/** So many words are shown to the host while the race runs; the report tells them all. */
const mostShown = 8;

const noAnswers: WordTally = { answers: 0, right: 0, texts: new Map() };

/** A word's tally with one more answer. */
export function withAnswerTo(
  tally: WordTally = noAnswers,
  { correct, text }: Pick<RaceAnswer, 'correct' | 'text'>,
): WordTally {
  const { answers, right, texts } = tally;
  return {
    answers: answers + 1,
    right: right + (correct ? 1 : 0),
    texts: correct || text === undefined ? texts : new Map(texts).set(text, (texts.get(text) ?? 0) + 1),
  };
}

/**
 * The words that were answered wrong most often, and those that do not count, for the host to take back or to count again,
 * and to accept what was typed; in the order of their places, so that they stay where they are. `tallies`: by those places,
 * from 1.
 */
export function hostsWords({ questions, corrections }: Race, tallies: ReadonlyMap<number, WordTally>): RaceWordView[] {
  const words = questions.flatMap((question): RaceWordView[] => {
    const tally = tallies.get(question.number);
    const isVoid = corrections.voided.has(question.number);
    if (!isVoid && (!tally || tally.right === tally.answers)) return [];
    return [wordView(question, tally ?? noAnswers, corrections)];
  });
  const mostMissed = words.toSorted(
    (one, other) =>
      Number(other.voided ?? false) - Number(one.voided ?? false) ||
      other.answers - other.right - (one.answers - one.right) ||
      one.question - other.question,
  );
  return mostMissed.slice(0, mostShown).toSorted((one, other) => one.question - other.question);
}

function wordView(
  question: LiveQuestion,
  { answers, right, texts }: WordTally,
  corrections: Corrections,
): RaceWordView {
  const { number, word, kind } = question;
  const isAccepted = (text: string) => isAcceptedText(corrections, number, text);
  const accepted = [...texts].reduce((sum, [text, times]) => sum + (isAccepted(text) ? times : 0), 0);
  return {
    question: number,
    text: word.target_translation,
    answers,
    right: right + accepted,
    ...(corrections.voided.has(number) ? { voided: true } : {}),
    ...(kind === 'typed' ? { typed: typedInstead(knownTypedTexts(texts, question), isAccepted) } : {}),
  };
}
