/** How long an answer takes while there are too few to tell, in milliseconds. */
const usualAnswerMs = 5000;
/** So few answers tell nothing. */
const leastAnswers = 5;
/** Whoever takes longer than this was away, in milliseconds. */
const longestAnswerMs = 30_000;
/** How long a page stays after its answer, in milliseconds. */
const pauseMs = 2000;
/** How many pages a word has in Study: it is asked, then told apart on a card; a new one is introduced before. */
const pages = { due: 2, fresh: 3 } as const;

/**
 * How long one answer of a learner takes, in milliseconds: the median of what earlier ones took, each at most half a
 * minute; five seconds as long as there are fewer than five.
 */
export function typicalAnswerMs(answers: readonly number[]): number {
  if (answers.length < leastAnswers) return usualAnswerMs;
  const sorted = answers.map((ms) => Math.min(ms, longestAnswerMs)).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/**
 * About how many minutes it takes to study so many words, at least one where there are any: a word that is due is asked
 * and then comes as a card, a new one is introduced before; every page takes an answer and the pause after it.
 */
export function studyMinutes(words: { due: number; fresh: number }, answerMs: number): number {
  const shown = words.due * pages.due + words.fresh * pages.fresh;
  return shown === 0 ? 0 : Math.max(1, Math.round((shown * (answerMs + pauseMs)) / 60_000));
}
