export { answerRefusal, closingTime, timeTaken } from './answers.ts';
export { type Confusion, confusionsOf } from './confusions.ts';
export type { QuizCommand } from './decide.ts';
export type { QuizEvent } from './events.ts';
export { liveQuiz } from './live-quiz.ts';
export { missedWords } from './missed-words.ts';
export { countAskable, type LiveOption, type LiveQuestion, prepareQuestions } from './questions.ts';
export { tallyOf } from './scores.ts';
export {
  defaultSettings,
  type LiveSettings,
  liveWordLimits,
  type QuestionKind,
  questionKinds,
  questionTimes,
  secondsLimits,
} from './settings.ts';
export { questionOf, type Quiz, type QuizOpened, type QuizSession } from './state.ts';
export type * from './view-types.ts';
export { liveQuizTraits } from './traits.ts';
