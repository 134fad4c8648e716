export { type ComparableWord, comparableWords, type OptionWord } from './distractors.ts';
export { kindsFor, optionsFor, questionDelays, type QuestionKind, questionKinds } from './question.ts';
