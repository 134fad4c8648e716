export { longestMs, wholeMs } from './answer-time.ts';
export { askingPage, type OptionPool, optionPool } from './asking.ts';
export { type Answered, isAnswered, onQuestioner, type PageEvent, pageSetup, type StudyAnswer } from './machine.ts';
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
