interface AskedQuestion {
  number: number;
  word_id: number;
  /** Taken back by the host. */
  voided: boolean;
  /** False when it was skipped or never reached. */
  scored: boolean;
}

interface Answers {
  answers: readonly { question: number; correct: boolean }[];
}

/**
 * The words of a quiz that at least so many of these players answered wrong, in the order in which they were asked; of one
 * player alone with `least` 1. Questions that were taken back or skipped do not count.
 */
export function missedWords(questions: readonly AskedQuestion[], players: readonly Answers[], least: number): number[] {
  const wrong = new Map<number, number>();
  for (const { answers } of players) {
    // In a race a word comes again until it is known: it is missed once by each.
    const missedOnce = new Set(answers.filter(({ correct }) => !correct).map(({ question }) => question));
    for (const question of missedOnce) wrong.set(question, (wrong.get(question) ?? 0) + 1);
  }
  const missed = questions.filter(
    ({ number, voided, scored }) => scored && !voided && (wrong.get(number) ?? 0) >= Math.max(1, least),
  );
  return [...new Set(missed.map(({ word_id }) => word_id))];
}
