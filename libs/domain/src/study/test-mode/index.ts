export { testMachine } from './machine.ts';
export { beginTest, testResult, type TestResult } from './rules.ts';
