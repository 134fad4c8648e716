export { type StudyProgress as TestProgress, progressOf } from '../page/index.ts';
export { testMachine } from './machine.ts';
export { testOf } from './plan.ts';
export { testResult, type TestResult } from './result.ts';
