import { seededRandom, shuffled } from '../../chance/index.ts';
import {
  askingPage,
  type GivenText,
  optionPool,
  stillThere,
  type StudyInput,
  type StudyProgress,
} from '../page/index.ts';

/**
 * The pages of a test: every word once, in random order, asked by a random kind (decisions section 10), or as its
 * deck is set to and it is known (`pageFor`). A test that was
 * kept goes on where it was, as far as its words are still there.
 */
export function beginTest({
  words,
  choices,
  option_count,
  seed,
  resumed,
  pageFor = askingPage,
}: StudyInput): StudyProgress {
  const kept = resumed && stillThere(resumed, choices);
  if (kept) return kept;
  const random = seededRandom(seed);
  const pool = optionPool(choices, option_count);
  const pages = shuffled(words, random).map((word) => pageFor(word, pool, random));
  return { pages, position: 0, chance: seed };
}

/** How a test ended. */
export interface TestResult {
  /** How many words were asked. */
  asked: number;
  right: number;
  /** Wrong ones and ones without an answer, in the order they were asked. */
  missed_word_ids: number[];
  /** What was typed, in the order it was asked; null: 'I don't know'. */
  typed: ({ word_id: number } & Omit<GivenText, 'ms'>)[];
  /** Time spent answering, in milliseconds: all answers together. */
  ms: number;
  /** Per cent of the asked words that were right, rounded; 0 when none was asked. */
  score: number;
}

/** The result of a test as far as it has gone; a word without an answer is missed (decisions section 10). */
export function testResult({ pages }: Pick<StudyProgress, 'pages'>): TestResult {
  const asked = pages.length;
  const answers = pages.map((page) => (page.type === 'introduction' ? null : page.given));
  const right = answers.filter((answer) => answer?.is_correct).length;
  return {
    asked,
    right,
    missed_word_ids: pages.filter((_, index) => !answers[index]?.is_correct).map(({ word_id }) => word_id),
    typed: pages.flatMap((page) => {
      if (page.type !== 'typed' || !page.given) return [];
      const { text, verdict, is_correct } = page.given;
      return { word_id: page.word_id, text, verdict, is_correct };
    }),
    ms: answers.reduce((sum, answer) => sum + (answer?.ms ?? 0), 0),
    score: asked === 0 ? 0 : Math.round((100 * right) / asked),
  };
}
