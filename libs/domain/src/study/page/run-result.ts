/** A page or a card of a run, as far as its word was answered; null: not answered, and absent: nothing was asked. */
export interface Attempt {
  word_id: number;
  given?: { is_correct: boolean; ms: number } | null;
}

/** How a run went. */
export interface RunResult {
  /** How many words were answered at least once. */
  asked: number;
  /** How many of them were never answered wrong. */
  right: number;
  /** Words that were answered wrong at least once, the hardest first. */
  missed: readonly MissedWord[];
  /** All other words of the run, in the order they came. */
  other_word_ids: readonly number[];
}

/** `wrong`: how often it was answered wrong, when it came again too. */
export interface MissedWord {
  word_id: number;
  wrong: number;
}

/**
 * The result of a run: a word is missed once any answer to it was wrong. The hardest is the one that was wrong most
 * often; of equals the one whose answers took longest, then the one that came first.
 */
export function runResult(attempts: readonly Attempt[]): RunResult {
  const words = [...Map.groupBy(attempts, ({ word_id }) => word_id)].map(([word_id, ofWord]) => {
    const answers = ofWord.flatMap(({ given }) => given ?? []);
    return {
      word_id,
      isAsked: answers.length > 0,
      wrong: answers.filter(({ is_correct }) => !is_correct).length,
      ms: answers.reduce((sum, { ms }) => sum + ms, 0),
    };
  });
  const missed = words.filter(({ wrong }) => wrong > 0).toSorted((a, b) => b.wrong - a.wrong || b.ms - a.ms);
  const asked = words.filter(({ isAsked }) => isAsked).length;
  return {
    asked,
    right: asked - missed.length,
    missed: missed.map(({ word_id, wrong }) => ({ word_id, wrong })),
    other_word_ids: words.filter(({ wrong }) => wrong === 0).map(({ word_id }) => word_id),
  };
}
