export { typeHypeMachine, type TypeHypeEvent } from './machine.ts';
export { answerShownMs, fullLife, hintCost, hintRule, nextWordMs, type Tally } from './rules.ts';
export { leastMsOfTypeHype, scoreOfTypeHype, type TypedWord } from './score.ts';
export { typeHypeTraits } from './traits.ts';
export { filledCount, type TypedAnswer, type Typing } from './typing.ts';
export { type AskedWord, hintFault, type TypeHype, type TypeHypeInput } from './words.ts';
