export { answerShownMs, fullLife, hintCost, hintRule, mistakeCost, nextWordMs, type Tally } from './rules.ts';
export type { TypedWord } from './score.ts';
