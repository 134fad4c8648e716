import { fsrs, Rating } from 'ts-fsrs';

/** How well a word is remembered, in FSRS's own numbers; both 0 before its first day. */
export interface Memory {
  /** Days after which it is remembered with a probability of 0.9. */
  stability: number;
  /** 1 (easy) to 10. */
  difficulty: number;
}

export const noMemory: Memory = { stability: 0, difficulty: 0 };

/** The package's default weights and retention (0.9); no chance, no minutes: a word is asked on days. */
const algorithm = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * The memory after a day with a right (Good) or wrong (Again) result that comes `daysSince` days after the day before it,
 * and after how many days the word should be asked again: at least 1, at most 36,500. This is what ts-fsrs does without
 * short-term steps, where the intervals of Again, Hard and Good rise; counted in days, as dates cost four times as much.
 */
export function memoryAfter(
  before: Memory,
  daysSince: number,
  isCorrect: boolean,
): { memory: Memory; interval: number } {
  const again = algorithm.next_state(before, daysSince, Rating.Again);
  const againInterval = algorithm.next_interval(again.stability, daysSince);
  if (!isCorrect) return { memory: again, interval: againInterval };
  const hard = algorithm.next_state(before, daysSince, Rating.Hard);
  const hardInterval = Math.max(algorithm.next_interval(hard.stability, daysSince), againInterval + 1);
  const good = algorithm.next_state(before, daysSince, Rating.Good);
  return { memory: good, interval: Math.max(algorithm.next_interval(good.stability, daysSince), hardInterval + 1) };
}
