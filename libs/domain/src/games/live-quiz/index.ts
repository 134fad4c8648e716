export { answerRefusal, closingTime, timeTaken } from './answers.ts';
export { type Confusion, confusionsOf } from './confusions.ts';
export type { QuizCommand } from './decide.ts';
export type { QuizEvent } from './events.ts';
export type { Callout, LeaderboardSeat, LeaderboardTie, LeaderboardView } from './leaderboard.ts';
export { liveQuiz } from './live-quiz.ts';
export { missedWords } from './missed-words.ts';
export { tallyOf, withAnswer } from './scores.ts';
export {
  countAskable,
  countByKind,
  defaultSettings,
  goalLimits,
  type LiveOption,
  type LiveQuestion,
  type LiveSettings,
  liveWordLimits,
  type OptionView,
  type PodiumView,
  prepareQuestions,
  type QuizKind,
  quizKinds,
  questionTimes,
  secondsLimits,
  typedTextLimit,
  type WordView,
} from '../../quiz-questions/index.ts';
export { questionOf, type Quiz, type QuizOpened, type QuizSession } from './state.ts';
export type * from './view-types.ts';
export { liveQuizTraits } from './traits.ts';
