import type { StudyProgress } from '../page/index.ts';

/** How a test ended. */
export interface TestResult {
  /** How many words were asked. */
  asked: number;
  right: number;
  /** Wrong ones and ones without an answer, in the order they were asked. */
  missed_word_ids: number[];
  /** Time spent answering, in milliseconds: all answers together. */
  ms: number;
  /** Per cent of the asked words that were right, rounded; 0 when none was asked. */
  score: number;
}

/** The result of a test as far as it has gone; a word without an answer is missed (decisions section 10). */
export function testResult({ pages }: Pick<StudyProgress, 'pages'>): TestResult {
  const asked = pages.length;
  const given = pages.map((page) => (page.type === 'introduction' ? null : page.given));
  const right = given.filter((answer) => answer?.is_correct).length;
  return {
    asked,
    right,
    missed_word_ids: pages.filter((_, index) => !given[index]?.is_correct).map(({ word_id }) => word_id),
    ms: given.reduce((sum, answer) => sum + (answer?.ms ?? 0), 0),
    score: asked === 0 ? 0 : Math.round((100 * right) / asked),
  };
}
