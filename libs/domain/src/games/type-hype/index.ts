export { answerShownMs, fullLife, hintCost, hintRule, mistakeCost, nextWordMs, type Tally } from './rules.ts';
export type { TypedWord } from './score.ts';
export { leastMsOfTypeHype, scoreOfTypeHype } from './score.ts';
export { typeHypeTraits } from './traits.ts';
