import { comboMultiplier } from '../../scoring/index.ts';
import { typeHypeTraits } from './traits.ts';

/** Life at the beginning, which is also the most there can be (specification 2 section 4.5). */
export const fullLife = 100;
/** Life that a wrong letter costs: 20 in words of 4 letters or fewer, 7 in words of 15 or more, evenly between. */
export const mistakeCosts = { short: { letters: 4, cost: 20 }, long: { letters: 15, cost: 7 } } as const;
/** What a letter of a word is worth, before the multiplier. */
export const pointsPerLetter = 10;
/** Each time the score passes a multiple of 300, life grows by 20 (decisions section 4). */
export const refill = { everyPoints: 300, life: 20 } as const;
/** A hint needs a score of 100, and 2.5 s since the hint before. */
export const hintRule = { fromScore: 100, leastCost: 100, perLetter: 1.6, leastLetters: 7, cooldownMs: 2500 } as const;
/** One needs so long to notice a mistake; what is typed blindly in the meantime is no other one. */
export const mistakeGraceMs = 500;
/** After a word is typed, the next one comes so much later. */
export const nextWordMs = 1000;
/** At the end the answer is shown for so long. */
export const answerShownMs = 1400;
/** A word is known when it was typed without a hint and with at most one wrong letter in five. */
export const lettersPerForgivenMistake = 5;

/** Where a player stands. */
export interface Tally {
  score: number;
  /** Words typed in a row without a wrong letter in between; the word after one is the first of a new streak. */
  streak: number;
  /** From 100 down to 0. */
  life: number;
}

export const emptyTally: Tally = { score: 0, streak: 0, life: fullLife };

/** Life that a wrong letter costs in a word of so many letters. */
export function mistakeCost(letters: number): number {
  const { short, long } = mistakeCosts;
  const share = (letters - short.letters) / (long.letters - short.letters);
  return short.cost + (long.cost - short.cost) * Math.max(0, Math.min(1, share));
}

/** After a wrong letter in a word of so many letters: life is lost, and the streak is over. */
export function afterMistake(tally: Tally, letters: number): Tally {
  return { ...tally, streak: 0, life: Math.max(0, tally.life - mistakeCost(letters)) };
}

/** What a hint costs, in points, in a word of so many letters. */
export function hintCost(score: number, letters: number): number {
  const { leastCost, perLetter, leastLetters } = hintRule;
  return Math.max(leastCost, Math.round(score / (perLetter * Math.max(leastLetters, letters))));
}

/** After a hint in a word of so many letters: its cost is gone. Undefined when the score does not reach for one. */
export function afterHint(tally: Tally, letters: number): Tally | undefined {
  if (tally.score < hintRule.fromScore) return undefined;
  return { ...tally, score: tally.score - hintCost(tally.score, letters) };
}

/**
 * After a word of so many letters was typed to its end: 10 points a letter, times the multiplier of the streak with this
 * word in it, and life for each multiple of 300 that the score passes.
 */
export function afterWord(tally: Tally, letters: number): Tally {
  const streak = tally.streak + 1;
  const score = tally.score + letters * pointsPerLetter * comboMultiplier(typeHypeTraits.combo, streak);
  const passed = Math.floor(score / refill.everyPoints) - Math.floor(tally.score / refill.everyPoints);
  return { score, streak, life: Math.min(fullLife, tally.life + passed * refill.life) };
}

/** Whether nothing is left to play with. */
export function isDead({ life }: Tally): boolean {
  return life <= 0;
}

/** Whether a word that was typed to its end counts as known. */
export function isKnown(letters: number, mistakes: number, hints: number): boolean {
  return hints === 0 && mistakes <= Math.floor(letters / lettersPerForgivenMistake);
}
