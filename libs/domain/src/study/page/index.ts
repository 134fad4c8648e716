export { type Answered, longestMs, type StudyAnswer, wholeMs } from './answer.ts';
export { isAnswered } from './answering.ts';
export { askingPage, type Choices, choicesOf } from './asking.ts';
export { type PageEvent, pageSetup } from './machine.ts';
export type * from './page.ts';
export {
  currentPage,
  isFirstPage,
  isLastPage,
  type StudyProgress,
  progressOf,
  stillThere,
  type StudyInput,
} from './progress.ts';
