import { seededRandom, shuffled } from '../../chance/index.ts';
import { type GivenThumb, type StudyAnswer, type StudyWord, wholeMs, wordsOf } from '../page/index.ts';

/** How many cards stand on a page: one on narrow, portrait or short screens (specification 1 section 4). */
export type CardsPerPage = 1 | 3;

/** What follows the last thumb of a page, in milliseconds from the thumb (specification 1 section 4). */
export const reviseDelays = {
  /** The next page comes. */
  advanceMs: 800,
} as const;

/** A card of Revise. */
export interface ReviseCard {
  word_id: number;
  /** Added again after a thumb down: its answer is not recorded. */
  is_repeated: boolean;
  /** The text is in sight. */
  is_shown: boolean;
  /** The thumb, up or down; null until it is given, and never changed afterwards. */
  given: GivenThumb | null;
  /** The student of a class who is asked for it, see `student_id` of a question's page. */
  student_id?: number;
}

/** Where somebody is in Revise. It goes through JSON unharmed, so that it survives a reload. */
export interface ReviseProgress {
  cards: readonly ReviseCard[];
  cards_per_page: CardsPerPage;
  /** The page in sight, from 0. */
  page: number;
  /** The words whose thumbs are offered. */
  thumbs_for: readonly number[];
  /** The last page was passed: nothing but the end of the run is in sight. */
  is_over?: boolean | undefined;
  /** The most words that were done so far, see {@link cardWordsDone}. Absent: none. */
  words_done?: number | undefined;
  /** The card that was judged last, and how many cards there were before. Not kept: only what was just done is undone. */
  last_thumb?: { card: number; count: number } | undefined;
  /** The questioner is shown: every card that asks a student offers its thumbs. Not kept: it is told anew. */
  is_questioning?: boolean;
}

/** What there is to revise, and how. */
export interface ReviseInput {
  words: readonly StudyWord[];
  cards_per_page: CardsPerPage;
  shuffled: boolean;
  /** Decides the order when it is shuffled. */
  seed: number;
  /** The due words, when no class is selected and the selection came from the schedule; else none. */
  thumbs_for: readonly number[];
  /** Goes on here instead of beginning anew, as far as its words are still among `words`. */
  resumed?: ReviseProgress | undefined;
}

/** The cards of Revise at its beginning, or those that were kept, over the words and the width there are now. */
export function beginRevise(input: ReviseInput): ReviseProgress {
  const { cards_per_page, thumbs_for, seed } = input;
  const kept = input.resumed && stillThere(input.resumed, input.words);
  if (kept) return resized(kept, cards_per_page);
  const words = input.shuffled ? shuffled(input.words, seededRandom(seed)) : input.words;
  const cards = words.map(({ word_id }) => ({ word_id, is_repeated: false, is_shown: false, given: null }));
  return { cards, cards_per_page, page: 0, thumbs_for };
}

/** What is to be kept so that Revise can go on later. */
export function reviseProgressOf({
  cards,
  cards_per_page,
  page,
  thumbs_for,
  is_over,
  words_done,
}: ReviseProgress): ReviseProgress {
  return { cards, cards_per_page, page, thumbs_for, is_over, words_done };
}

/**
 * How many words are done: those of which no card is in sight or still to come. It never falls, though a card comes again
 * after a thumb down, or a thumb is undone.
 */
export function cardWordsDone({ cards, cards_per_page, page, is_over, words_done = 0 }: ReviseProgress): number {
  const toCome = wordsOf(is_over ? [] : cards.slice(page * cards_per_page));
  const count = wordsOf(cards).size;
  return Math.min(count, Math.max(words_done, count - toCome.size));
}

/** The end: the last page was passed, and every word is done. */
export function ended(progress: ReviseProgress): Pick<ReviseProgress, 'is_over' | 'words_done'> {
  return { is_over: true, words_done: cardWordsDone({ ...progress, is_over: true }) };
}

/** Without the cards of words that are gone; undefined when nothing remains. */
function stillThere(progress: ReviseProgress, words: readonly StudyWord[]): ReviseProgress | undefined {
  const wordIds = new Set(words.map(({ word_id }) => word_id));
  const isThere = ({ word_id }: ReviseCard) => wordIds.has(word_id);
  const cards = progress.cards.filter(isThere);
  if (cards.length === 0) return undefined;
  const before = progress.cards.slice(0, progress.page * progress.cards_per_page).filter(isThere).length;
  const first = Math.min(before, cards.length - 1);
  return { ...progress, cards, page: Math.floor(first / progress.cards_per_page) };
}

/** Cards in pages. */
interface Paged {
  cards: readonly unknown[];
  cards_per_page: CardsPerPage;
  page: number;
}

/** The places in `cards` of the cards on the page in sight. */
export function cardsInSight({ cards, cards_per_page, page }: Paged): number[] {
  const first = page * cards_per_page;
  const count = Math.max(0, Math.min(cards_per_page, cards.length - first));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** How many pages there are now. */
export function pageCount({ cards, cards_per_page }: Omit<Paged, 'page'>): number {
  return Math.ceil(cards.length / cards_per_page);
}

/** The same with another number of cards on a page: the first card in sight stays in sight. */
export function resized<Pages extends Paged>(pages: Pages, cards_per_page: CardsPerPage): Pages {
  const first = pages.page * pages.cards_per_page;
  return { ...pages, cards_per_page, page: Math.floor(first / cards_per_page) };
}

/** Whether a card can be turned: it is in sight, and its text is not. */
export function canBeShown(progress: ReviseProgress, card: number): boolean {
  return cardsInSight(progress).includes(card) && !progress.cards[card]!.is_shown;
}

/** The cards after one of them was turned. */
export function withShown({ cards }: ReviseProgress, card: number): Pick<ReviseProgress, 'cards'> {
  return { cards: cards.with(card, { ...cards[card]!, is_shown: true }) };
}

/** Whether a card shows its thumbs: it is in sight and so is its text, its word offers them, and it is not judged. */
export function offersThumbs(progress: ReviseProgress, card: number): boolean {
  return cardsInSight(progress).includes(card) && progress.cards[card]!.is_shown && awaitsThumb(progress, card);
}

/** The cards after a thumb; one that went down comes again as the last card, on a new page where the last is full. */
export function withThumb({ cards }: ReviseProgress, card: number, thumb: GivenThumb): Pick<ReviseProgress, 'cards'> {
  const { word_id } = cards[card]!;
  const given = { is_correct: thumb.is_correct, ms: wholeMs(thumb.ms) };
  const judged = cards.with(card, { ...cards[card]!, given });
  if (thumb.is_correct) return { cards: judged };
  return { cards: [...judged, { word_id, is_repeated: true, is_shown: false, given: null }] };
}

/** Revise before the last thumb: its card is in sight and waits again, and the one that came of a thumb down is gone. */
export function withThumbUndone({ cards, cards_per_page, last_thumb }: ReviseProgress): Partial<ReviseProgress> {
  if (!last_thumb) return {};
  const { card, count } = last_thumb;
  return {
    cards: cards.slice(0, count).with(card, { ...cards[card]!, given: null }),
    page: Math.floor(card / cards_per_page),
    is_over: false,
    last_thumb: undefined,
  };
}

/** Whether no card in sight waits for its thumb any more. */
export function isPageDone(progress: ReviseProgress): boolean {
  return !cardsInSight(progress).some((card) => awaitsThumb(progress, card));
}

/**
 * The answer to a card, as it is handed on to be recorded.
 * @throws when the card is not judged: the machine hands on only what it has taken.
 */
export function answerOf({ cards, is_questioning }: ReviseProgress, card: number): StudyAnswer {
  const { word_id, is_repeated, given, student_id } = cards[card]!;
  if (given === null) throw new Error(`card ${card} is not judged`);
  const { is_correct, ms } = given;
  const asked = is_questioning && student_id !== undefined ? { student_id } : {};
  return { word_id, mode: 'revise', kind: 'flashcard', is_correct, is_repeated, ms, ...asked };
}

/** Whether a card is one with thumbs: its word is among those that offer them, or a student is asked for it. */
export function hasThumbs({ cards, thumbs_for, is_questioning }: ReviseProgress, card: number): boolean {
  const { word_id, student_id } = cards[card]!;
  return thumbs_for.includes(word_id) || (is_questioning === true && student_id !== undefined);
}

/** The cards once one of them asks a student, or with null nobody; one that is judged keeps its student. */
export function withStudentAsked(
  { cards }: ReviseProgress,
  card: number,
  student_id: number | null,
): Pick<ReviseProgress, 'cards'> {
  const { student_id: before, ...rest } = cards[card]!;
  if (rest.given !== null || (student_id ?? undefined) === before) return { cards };
  return { cards: cards.with(card, student_id === null ? rest : { ...rest, student_id }) };
}

function awaitsThumb(progress: ReviseProgress, card: number): boolean {
  return progress.cards[card]!.given === null && hasThumbs(progress, card);
}
