import type { recallPage } from './recall-page.ts';
import type { ChunkSize, Page, StudyWord } from './page.ts';

/**
 * Where somebody is in a study: its pages, the page in sight (`position`, from 0), and the seed (`chance`) that the next
 * decision by chance starts from. It goes through JSON unharmed, so that a study survives a reload.
 */
export interface StudyProgress {
  pages: readonly Page[];
  position: number;
  chance: number;
  /** The last page was passed: nothing but the end of the run is in sight. */
  is_over?: boolean | undefined;
  /** The most words that were done so far, see {@link wordsDone}. Absent: none. */
  words_done?: number | undefined;
  /** Words of earlier chunks, which this run has gone through. Absent: none. */
  passed_word_ids?: readonly number[] | undefined;
  /** How it was before the last answer, which can be undone. Not kept: only what was just done is undone. */
  before_answer?: BeforeAnswer | undefined;
  /** The questioner is shown: answers are those of the students whom the pages ask. Not kept: it is told anew. */
  is_questioning?: boolean;
}

/** What an answer changes, as it was before. */
export type BeforeAnswer = Pick<StudyProgress, 'pages' | 'position' | 'chance'>;

/** What there is to study, and how. `choices`: all words that wrong options may be taken from. */
export interface StudyInput {
  words: readonly StudyWord[];
  choices: readonly StudyWord[];
  option_count: 2 | 3 | 4;
  /** How many new words at most are learned before the run ends; Study alone goes by it. Absent: all. */
  chunk_size?: ChunkSize | undefined;
  /** Words that this run has gone through already, in earlier chunks. */
  passed_word_ids?: readonly number[] | undefined;
  /** The page that asks for a word; absent: {@link askingPage}. `recallPage` asks in more ways. */
  pageFor?: typeof recallPage | undefined;
  /** Decides everything that is left to chance. */
  seed: number;
  /** Goes on here instead of beginning anew; see {@link progressOf}. */
  resumed?: StudyProgress | undefined;
}

/** What is to be kept so that a study can go on later. */
export function progressOf({
  pages,
  position,
  chance,
  is_over,
  words_done,
  passed_word_ids,
}: StudyProgress): StudyProgress {
  return { pages, position, chance, is_over, words_done, passed_word_ids };
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

/** How many words the pages are of: introduced, asked, or both. It stays the same, as pages that are added are of the same words. */
export function wordCount({ pages }: Pick<StudyProgress, 'pages'>): number {
  return wordsOf(pages).size;
}

/** The ids of the words of these pages. */
export function wordsOf(pages: readonly { word_id: number }[]): Set<number> {
  return new Set(pages.map(({ word_id }) => word_id));
}

/**
 * How many words are done: those of which no page is in sight or still to come. It never falls, though a page may be added
 * for a word that was done, or an answer be undone.
 */
export function wordsDone({ pages, position, is_over, words_done = 0 }: StudyProgress): number {
  const toCome = wordsOf(is_over ? [] : pages.slice(position));
  const count = wordCount({ pages });
  return Math.min(count, Math.max(words_done, count - toCome.size));
}

/** The end: the last page was passed, and every word is done. */
export function ended(progress: StudyProgress): Pick<StudyProgress, 'is_over' | 'words_done'> {
  return { is_over: true, words_done: wordsDone({ ...progress, is_over: true }) };
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
  return { ...progressOf(progress), pages, position: Math.min(position, pages.length - 1) };
}

function isWithoutChoice(page: Page): boolean {
  return page.type === 'question' && page.option_word_ids.length < 2;
}

function withOptionsAmong(page: Page, wordIds: ReadonlySet<number>): Page {
  if (page.type !== 'question' || page.option_word_ids.every((word_id) => wordIds.has(word_id))) return page;
  return { ...page, option_word_ids: page.option_word_ids.filter((word_id) => wordIds.has(word_id)) };
}
