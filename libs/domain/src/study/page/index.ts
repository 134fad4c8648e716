export { askingPage, type OptionPool, optionPool } from './asking.ts';
export {
  type Answered,
  isAnswered,
  longestMs,
  onQuestioner,
  type PageEvent,
  pageSetup,
  type StudyAnswer,
  wholeMs,
} from './machine.ts';
export type {
  FlashcardPage,
  GivenChoice,
  GivenThumb,
  IntroductionPage,
  Page,
  QuestionPage,
  StudyWord,
} from './page.ts';
export {
  currentPage,
  isFirstPage,
  isLastPage,
  progressOf,
  stillThere,
  type StudyInput,
  type StudyProgress,
} from './progress.ts';
