import { type Random, seededRandom, shuffled } from '../../chance/index.ts';
import { currentPage, isAnswered, type Page, type StudyProgress } from '../page/index.ts';

/** How many pages later something comes back, least and most (specification 1 section 4). */
export const distances = {
  /** The same question after a wrong answer. */
  askedAgain: { least: 2, most: 4 },
  /** The card of a word that was answered right. */
  card: { least: 2, most: 5 },
  /** The same card after a thumb down. */
  shownAgain: { least: 2, most: 4 },
} as const;

/** After a wrong answer: the same question 2 to 4 pages later, its options in a new order. */
export function askAgain(progress: StudyProgress): StudyProgress {
  const page = currentPage(progress);
  if (page?.type !== 'question') return progress;
  return queued(progress, distances.askedAgain, (random) => ({
    ...page,
    option_word_ids: shuffled(page.option_word_ids, random),
    is_repeated: true,
    given: null,
  }));
}

/** After a right answer: the word's card 2 to 5 pages later, unless one waits already. */
export function queueCard(progress: StudyProgress): StudyProgress {
  const word_id = currentPage(progress)?.word_id;
  if (word_id === undefined || waitingCard(progress, word_id)) return progress;
  return queued(progress, distances.card, () => ({ type: 'flashcard', word_id, is_repeated: false, given: null }));
}

/** After a thumb down: the same card 2 to 4 pages later. */
export function showAgain(progress: StudyProgress): StudyProgress {
  const page = currentPage(progress);
  if (page?.type !== 'flashcard') return progress;
  return queued(progress, distances.shownAgain, () => ({ ...page, is_repeated: true, given: null }));
}

function waitingCard({ pages, position }: StudyProgress, word_id: number): boolean {
  return pages
    .slice(position + 1)
    .some((page) => page.type === 'flashcard' && page.word_id === word_id && !isAnswered(page));
}

/** Puts a page so many pages after the one in sight; beyond the end it becomes the last. */
function queued(
  { pages, position, chance }: StudyProgress,
  { least, most }: { least: number; most: number },
  pageOf: (random: Random) => Page,
): StudyProgress {
  const random = seededRandom(chance);
  const distance = least + Math.floor(random() * (most - least + 1));
  return { pages: pages.toSpliced(position + distance, 0, pageOf(random)), position, chance: nextSeed(random) };
}

function nextSeed(random: Random): number {
  return Math.floor(random() * 2 ** 32);
}
