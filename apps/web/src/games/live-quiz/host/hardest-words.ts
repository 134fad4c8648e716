import type { Report } from '@lexiroom/contracts/live';
import { answerText, rightText } from './answer-texts.ts';

/** A word that not everybody knew. */
export interface HardWord {
  number: number;
  word: string;
  /** How many of its answers were wrong, and how many were given. */
  missed: number;
  asked: number;
  /** What was chosen or typed most often instead, and by how many. */
  takenFor: { word: string; times: number } | null;
}

/**
 * The words with the largest share of wrong answers, the hardest first. Questions that were taken back do not count, and
 * one that was asked again is one word with all its answers.
 */
export function hardestWords({ questions, players }: Report, most = 5): HardWord[] {
  const counted = questions.filter(({ voided, scored }) => scored && !voided);
  const asked = Map.groupBy(counted, ({ word_id, kind }) => `${word_id} ${kind}`);
  const words = [...asked.values()].flatMap((times) => {
    const given = times.flatMap((question) =>
      players.flatMap(({ answers }) =>
        answers.filter((answer) => answer.question === question.number).map((answer) => ({ question, answer })),
      ),
    );
    const wrong = given.filter(({ answer }) => !answer.correct);
    if (wrong.length === 0) return [];
    const [taken] = mostFrequent(wrong.map(({ question, answer }) => answerText(question, answer)));
    const takenFor = taken ? { word: taken[0], times: taken[1] } : null;
    const first = times[0]!;
    return [{ number: first.number, word: rightText(first), missed: wrong.length, asked: given.length, takenFor }];
  });
  return words
    .toSorted((one, other) => other.missed / other.asked - one.missed / one.asked || one.number - other.number)
    .slice(0, most);
}

/** Each text with how often it is there, the most frequent first. */
function mostFrequent(texts: readonly string[]): [string, number][] {
  const times = Map.groupBy(texts, (text) => text);
  return Array.from(times, ([text, all]): [string, number] => [text, all.length]).toSorted(
    ([, one], [, other]) => other - one,
  );
}
