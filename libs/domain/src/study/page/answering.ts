import { type StudyAnswer, wholeMs } from './answer.ts';
import type { Page } from './page.ts';
import { currentPage, type StudyProgress } from './progress.ts';

/** An option that is tapped, or a thumb. */
export type Given =
  { type: 'CHOOSE'; word_id: number; ms: number } | { type: 'JUDGE'; is_correct: boolean; ms: number };

/** Whether a page has its answer already: a second one does nothing (specification 1 section 4). */
export function isAnswered(page: Page | undefined): boolean {
  return page !== undefined && page.type !== 'introduction' && page.given !== null;
}

/** Whether a choice is one of the page's options and what it asks for, one of them and not that, or none of them. */
export function outcome(page: Page | undefined, word_id: number): 'right' | 'wrong' | 'no_option' {
  if (page?.type !== 'question' || !page.option_word_ids.includes(word_id)) return 'no_option';
  return word_id === page.word_id ? 'right' : 'wrong';
}

/** The pages after the page in sight got its answer. One that has an answer, or none to get of this sort, stays. */
export function withAnswer(progress: StudyProgress, given: Given): Pick<StudyProgress, 'pages'> {
  const page = currentPage(progress);
  if (page === undefined || isAnswered(page)) return { pages: progress.pages };
  return { pages: progress.pages.with(progress.position, answered(page, given)) };
}

function answered(page: Page, given: Given): Page {
  const ms = wholeMs(given.ms);
  if (page.type === 'question' && given.type === 'CHOOSE') {
    const { word_id: chosen_word_id } = given;
    return { ...page, given: { chosen_word_id, is_correct: chosen_word_id === page.word_id, ms } };
  }
  if (page.type === 'flashcard' && given.type === 'JUDGE') {
    return { ...page, given: { is_correct: given.is_correct, ms } };
  }
  return page;
}

/**
 * What is told of the page in sight once it is answered.
 * @throws when it is not: the machines tell only what they took.
 */
export function answerOf(progress: StudyProgress, mode: StudyAnswer['mode']): StudyAnswer {
  const page = currentPage(progress);
  if (page === undefined || page.type === 'introduction' || page.given === null) throw new Error('no answer here');
  const { word_id, is_repeated } = page;
  const { is_correct, ms } = page.given;
  if (page.type === 'flashcard') return { word_id, mode, kind: 'flashcard', is_correct, is_repeated, ms };
  const { kind, option_word_ids } = page;
  const { chosen_word_id } = page.given;
  return { word_id, mode, kind, is_correct, is_repeated, option_word_ids, chosen_word_id, ms };
}
