export {
  canStandBeside,
  type ComparableWord,
  comparableWords,
  type ConfusedWord,
  type Confusions,
  type OptionWord,
} from './distractors.ts';
export { kindsFor, questionDelays, type QuestionKind, questionKinds } from './kinds.ts';
export { optionsFor } from './question.ts';
