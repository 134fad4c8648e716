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
 * were asked. Questions that were taken back or skipped do not count; a word that was asked again counts together.
 */
export function confusionsOf(questions: readonly AskedQuestion[], players: readonly Answers[]): Confusion[] {
  const counted = new Map(
    questions.filter(({ voided, scored }) => scored && !voided).map((question) => [question.number, question]),
  );
  const found = new Map<string, Omit<Confusion, 'rank'>>();
  // In the order in which they were asked, and of each in that of its options.
  for (const { options, correct_option } of counted.values()) {
    const asked = options[correct_option ?? -1];
    for (const chosen of options) if (asked) found.set(pairOf(asked, chosen), { asked, chosen, times: 0 });
  }
  for (const { question, option } of players.flatMap(({ answers }) => answers)) {
    const of = counted.get(question);
    if (!of || option === undefined || option === of.correct_option) continue;
    const [asked, chosen] = [of.options[of.correct_option ?? -1], of.options[option]];
    const confusion = asked && chosen && found.get(pairOf(asked, chosen));
    if (confusion) confusion.times++;
  }
  const happened = [...found.values()].filter(({ times }) => times > 0);
  const sorted = happened.toSorted((one, other) => other.times - one.times);
  return sorted.map((one) => ({ ...one, rank: sorted.findIndex(({ times: most }) => most === one.times) + 1 }));
}

const pairOf = (asked: { word_id: number }, chosen: { word_id: number }): string =>
  `${asked.word_id} ${chosen.word_id}`;
