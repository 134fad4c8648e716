/** A question of a report, as far as confusions go. */
interface AskedQuestion {
  number: number;
  options: readonly { word_id: number; text: string }[];
  /** None where the answer is typed. */
  correct_option?: number | null | undefined;
  /** Taken back by the host. */
  voided: boolean;
  /** False when it was skipped or never reached. */
  scored: boolean;
}

interface Answers {
  /** Without an option where a text was typed. */
  answers: readonly { question: number; option?: number | undefined }[];
}

/** One word that was taken for another. */
export interface Confusion {
  asked: { word_id: number; text: string };
  chosen: { word_id: number; text: string };
  times: number;
  /** From 1; those that happened equally often share theirs, as 1, 2, 2, 4. */
  rank: number;
}

/**
 * Which words of a quiz were taken for which, the most frequent first; those of equal number in the order in which they
 * were asked. Questions that were taken back or skipped do not count.
 */
export function confusionsOf(questions: readonly AskedQuestion[], players: readonly Answers[]): Confusion[] {
  const counted = new Map(
    questions.filter(({ voided, scored }) => scored && !voided).map((question) => [question.number, question]),
  );
  const times = new Map<string, number>();
  for (const { question, option } of players.flatMap(({ answers }) => answers)) {
    const of = counted.get(question);
    if (!of || option === undefined || option === of.correct_option) continue;
    const key = `${question} ${option}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const found = [...counted.values()].flatMap(({ number, options, correct_option }) =>
    options.flatMap((chosen, option) => {
      const asked = options[correct_option ?? -1];
      const count = times.get(`${number} ${option}`);
      return asked && count !== undefined ? [{ asked, chosen, times: count }] : [];
    }),
  );
  const sorted = found.toSorted((one, other) => other.times - one.times);
  return sorted.map((one) => ({ ...one, rank: sorted.findIndex(({ times: most }) => most === one.times) + 1 }));
}
