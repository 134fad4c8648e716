export {
  type ComparableWord,
  comparableWords,
  type ConfusedWord,
  type Confusions,
  type OptionWord,
} from './distractors.ts';
export { kindsFor, optionsFor, questionDelays, type QuestionKind, questionKinds } from './question.ts';
