export { podiumView, type PodiumView, topSize } from './podium.ts';
export { accuracyPoints, answerPoints, immediateMs, quizCombo, type Scoring, speedPoints } from './points.ts';
export { type Askable, countAskable, countByKind } from './askable.ts';
export { mostAgain, type LiveOption, type LiveQuestion, prepareQuestions } from './questions.ts';
export {
  defaultSettings,
  goalLimits,
  goalOf,
  type LiveSettings,
  liveWordLimits,
  outcomeTimes,
  type QuizKind,
  quizKinds,
  type RaceGoal,
  questionTimes,
  secondsLimits,
  settingsOfOldLogs,
  typedTextLimit,
} from './settings.ts';
export {
  optionPictures,
  optionViews,
  type OptionView,
  promptView,
  type PromptView,
  wordView,
  type WordView,
} from './shown-question.ts';
export {
  type Corrections,
  isAcceptedText,
  noCorrections,
  textsToJudge,
  withAccepted,
  withVoided,
} from './corrections.ts';
export { alsoRight, type TypedWord } from './also-right.ts';
export { isAnswerTo, isRightAnswer, rightAnswerOf } from './given-answers.ts';
export {
  isRightTyped,
  knownTypedTexts,
  spellingsOf,
  type TypedText,
  typedInstead,
  typedTexts,
  type TypedTextView,
} from './typed-texts.ts';
