export { typeHypeMachine, type TypeHypeEvent } from './machine.ts';
export { answerShownMs, fullLife, hintCost, hintRule, nextWordMs, type Tally } from './rules.ts';
export { leastMsOfTypeHype, scoreOfTypeHype, type TypedWord } from './score.ts';
export { typeHypeTraits } from './traits.ts';
export { filledCount, letterCounts, type TypedAnswer, type Typing } from './typing.ts';
export {
  type AskedWord,
  beginTypeHype,
  hintFault,
  isTyped,
  type TypeHype,
  type TypeHypeInput,
  withNextWord,
  withText,
} from './words.ts';
