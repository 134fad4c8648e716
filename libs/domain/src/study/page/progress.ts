import type { Page, StudyWord } from './page.ts';

/**
 * Where somebody is in a study: its pages, the page in sight (`position`, from 0), and the seed (`chance`) that the next
 * decision by chance starts from. It goes through JSON unharmed, so that a study survives a reload.
 */
export interface StudyProgress {
  pages: readonly Page[];
  position: number;
  chance: number;
  /** The questioner is shown: answers are those of the students whom the pages ask. Not kept: it is told anew. */
  is_questioning?: boolean;
}

/** What there is to study, and how. `choices`: all words that wrong options may be taken from. */
export interface StudyInput {
  words: readonly StudyWord[];
  choices: readonly StudyWord[];
  option_count: 2 | 3 | 4;
  /** Decides everything that is left to chance. */
  seed: number;
  /** Goes on here instead of beginning anew; see {@link progressOf}. */
  resumed?: StudyProgress | undefined;
}

/** What is to be kept so that a study can go on later. */
export function progressOf({ pages, position, chance }: StudyProgress): StudyProgress {
  return { pages, position, chance };
}

/** The page in sight; none in a study without words. */
export function currentPage({ pages, position }: StudyProgress): Page | undefined {
  return pages[position];
}

/** Whether no page comes after this one. */
export function isLastPage({ pages, position }: StudyProgress): boolean {
  return position >= pages.length - 1;
}

/** Whether no page comes before this one. */
export function isFirstPage({ position }: StudyProgress): boolean {
  return position === 0;
}

/** One page on or back; at either end it stays. */
export function turned({ pages, position }: StudyProgress, by: 1 | -1): Pick<StudyProgress, 'position'> {
  return { position: Math.max(0, Math.min(pages.length - 1, position + by)) };
}

/**
 * A kept study over the words there are now (`choices`): pages of words that are gone are left out, and so are options;
 * a question without a wrong option left is none. Undefined when nothing remains of it.
 */
export function stillThere(progress: StudyProgress, choices: readonly StudyWord[]): StudyProgress | undefined {
  const wordIds = new Set(choices.map(({ word_id }) => word_id));
  const pages: Page[] = [];
  let position = 0;
  for (const [index, page] of progress.pages.entries()) {
    if (index === progress.position) position = pages.length;
    const kept = withOptionsAmong(page, wordIds);
    if (wordIds.has(kept.word_id) && !isWithoutChoice(kept)) pages.push(kept);
  }
  if (pages.length === 0) return undefined;
  return { pages, position: Math.min(position, pages.length - 1), chance: progress.chance };
}

function isWithoutChoice(page: Page): boolean {
  return page.type === 'question' && page.option_word_ids.length < 2;
}

function withOptionsAmong(page: Page, wordIds: ReadonlySet<number>): Page {
  if (page.type !== 'question' || page.option_word_ids.every((word_id) => wordIds.has(word_id))) return page;
  return { ...page, option_word_ids: page.option_word_ids.filter((word_id) => wordIds.has(word_id)) };
}
