import { type Random, seededRandom, shuffled } from '../../chance/index.ts';
import {
  askingPage,
  currentPage,
  isAnswered,
  optionPool,
  type Page,
  stillThere,
  type StudyInput,
  type StudyProgress,
  type StudyWord,
  wordsOf,
} from '../page/index.ts';
import { chunkOf } from './chunk.ts';

/** After how many steps an introduced word is asked, and how probable the longer way is (specification 1 section 4). */
export const askedAfter = { steps: 2, moreSteps: 3, moreProbability: 0.15 } as const;

/** How many pages later something comes back, least and most (specification 1 section 4). */
export const pagesLater = {
  /** The same question after a wrong answer. */
  repeatedQuestion: { least: 2, most: 4 },
  /** The revise-word page of a word that was answered right. */
  reviseWord: { least: 2, most: 5 },
  /** The same flashcard after a thumb down. */
  repeatedFlashcard: { least: 2, most: 4 },
} as const;

/**
 * The pages of Study as they stand at its beginning, of the first chunk of its words ({@link chunkOf}) that the run has
 * not gone through: each new word introduced and then asked, every other word asked only. A study that was kept goes on
 * where it was, as far as its words are still there.
 */
export function beginStudy(input: StudyInput): StudyProgress {
  const { choices, option_count, seed, resumed, passed_word_ids, pageFor = askingPage } = input;
  const kept = resumed && stillThere(resumed, choices);
  if (kept) return kept;
  const random = seededRandom(seed);
  const pool = optionPool(choices, option_count);
  const words = chunkOf(wordsLeft(input), input.chunk_size);
  const pages = introductionSequence(words, random).map(({ type, word }) =>
    type === 'introduce' ? { type: 'introduction' as const, word_id: word.word_id } : pageFor(word, pool, random),
  );
  return { pages, position: 0, chance: nextSeed(random), passed_word_ids };
}

function wordsLeft({ words, passed_word_ids }: StudyInput): readonly StudyWord[] {
  const passed = new Set(passed_word_ids);
  return words.filter(({ word_id }) => !passed.has(word_id));
}

/** What Study begins with when it goes on after this chunk: the words of the run so far are passed. */
export function inputAfter(input: StudyInput, { pages, passed_word_ids = [] }: StudyProgress): StudyInput {
  return { ...input, resumed: undefined, passed_word_ids: [...passed_word_ids, ...wordsOf(pages)] };
}

/** How many words the next chunk has: none when the run has gone through all of them. */
export const chunkLength = (input: StudyInput): number => chunkOf(wordsLeft(input), input.chunk_size).length;

/** One step of the introduction sequence: a new word is introduced, or a word is asked. */
interface Step<Word> {
  type: 'introduce' | 'ask';
  word: Word;
}

/**
 * The order in which words are introduced and asked: a new word is introduced, then asked 2 further steps on (3 with
 * probability 0.15); a word that is not new is asked only. Each step takes the first free place, or the first free one
 * after the place it should have; places that stay free at the end are closed.
 */
export function introductionSequence<Word extends { is_new: boolean }>(
  words: readonly Word[],
  random: Random,
): Step<Word>[] {
  const places: (Step<Word> | undefined)[] = [];
  let free = 0;
  for (const word of words) {
    free = firstFree(places, free);
    places[free] = { type: word.is_new ? 'introduce' : 'ask', word };
    if (!word.is_new) continue;
    const steps = random() < askedAfter.moreProbability ? askedAfter.moreSteps : askedAfter.steps;
    places[firstFree(places, free + steps)] = { type: 'ask', word };
  }
  return Array.from(places).filter((step) => step !== undefined);
}

function firstFree(places: readonly unknown[], from: number): number {
  let place = from;
  while (places[place] !== undefined) place++;
  return place;
}

/** After a wrong answer: the same question 2 to 4 pages later, its options, if it has any, in a new order. */
export function repeatQuestion(progress: StudyProgress): StudyProgress {
  const page = currentPage(progress);
  if (page?.type === 'typed') {
    return withPageLater(progress, pagesLater.repeatedQuestion, () => ({
      ...withoutStudent(page),
      is_repeated: true,
      given: null,
    }));
  }
  if (page?.type !== 'question') return progress;
  return withPageLater(progress, pagesLater.repeatedQuestion, (random) => ({
    ...withoutStudent(page),
    option_word_ids: shuffled(page.option_word_ids, random),
    is_repeated: true,
    given: null,
  }));
}

/** After a right answer: the word's revise-word page, a flashcard, 2 to 5 pages later, unless one waits already. */
export function addReviseWordPage(progress: StudyProgress): StudyProgress {
  const word_id = currentPage(progress)?.word_id;
  if (word_id === undefined || isFlashcardWaiting(progress, word_id)) return progress;
  return withPageLater(progress, pagesLater.reviseWord, () => ({
    type: 'flashcard',
    word_id,
    is_repeated: false,
    given: null,
  }));
}

/** After a thumb down: the same flashcard 2 to 4 pages later. */
export function repeatFlashcard(progress: StudyProgress): StudyProgress {
  const page = currentPage(progress);
  if (page?.type !== 'flashcard') return progress;
  return withPageLater(progress, pagesLater.repeatedFlashcard, () => ({
    ...withoutStudent(page),
    is_repeated: true,
    given: null,
  }));
}

/** When it comes again it is another student's turn. */
function withoutStudent<Asking extends { student_id?: number }>({ student_id: _asked, ...page }: Asking) {
  return page;
}

function isFlashcardWaiting({ pages, position }: StudyProgress, word_id: number): boolean {
  return pages
    .slice(position + 1)
    .some((page) => page.type === 'flashcard' && page.word_id === word_id && !isAnswered(page));
}

/** Puts a page so many pages after the one in sight; beyond the end it becomes the last. */
function withPageLater(
  { pages, position, chance }: StudyProgress,
  { least, most }: { least: number; most: number },
  pageOf: (random: Random) => Page,
): StudyProgress {
  const random = seededRandom(chance);
  const distance = least + Math.floor(random() * (most - least + 1));
  return { pages: pages.toSpliced(position + distance, 0, pageOf(random)), position, chance: nextSeed(random) };
}

/** The seed that the next decision by chance starts from. */
function nextSeed(random: Random): number {
  return Math.floor(random() * 2 ** 32);
}
