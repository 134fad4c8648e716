export {
  isPlayable,
  playableCounts,
  playableSentences,
  runOrder,
  type SentenceMode,
  sentenceModes,
} from './eligibility.ts';
export { type RunEvent, runMachine } from './machine.ts';
export {
  pageInSight,
  type RunInput,
  type RunProgress,
  runProgressOf,
  runResult,
  type RunResult,
  type SentenceAnswer,
  type SentencePage,
} from './run.ts';
