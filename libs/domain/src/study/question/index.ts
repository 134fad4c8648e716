export { questionDelays } from './delays.ts';
export { type Choice, distractorsFor, type Looked, lookedAt } from './distractors.ts';
export { type QuestionKind, questionKinds } from './kinds.ts';
