export { longestMs, wholeMs } from './answer-time.ts';
export { askingPage, type OptionPool, optionPool } from './asking.ts';
export { recallPage } from './recall-page.ts';
export {
  type Answered,
  canUndoThumb,
  isAnswered,
  onQuestioner,
  type PageEvent,
  pageSetup,
  type StudyAnswer,
  type Undone,
  withoutListening,
} from './machine.ts';
export { chunkSizes } from './page.ts';
export type {
  ChunkSize,
  FlashcardPage,
  GivenChoice,
  GivenText,
  GivenThumb,
  IntroductionPage,
  Page,
  QuestionPage,
  StudyWord,
  TypedPage,
  Verdict,
} from './page.ts';
export { type Attempt, runResult, type RunResult } from './run-result.ts';
export {
  currentPage,
  isFirstPage,
  isLastPage,
  progressOf,
  stillThere,
  type StudyInput,
  type StudyProgress,
  wordCount,
  wordsDone,
  wordsOf,
} from './progress.ts';
