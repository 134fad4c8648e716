export { type ComparableWord, comparableWords, distractorsFor, type OptionWord } from './distractors.ts';
export { questionDelays, type QuestionKind, questionKinds } from './question.ts';
