import { seededRandom, shuffled } from '../../chance/index.ts';
import { type GivenThumb, type StudyAnswer, type StudyWord, wholeMs } from '../page/index.ts';

/** After the last thumb of a page the next one comes, in milliseconds (specification 1 section 4). */
export const revisionDelays = { advanceMs: 800 } as const;

/** How many cards stand on a page: one on narrow, portrait or short screens. */
export type CardsPerPage = 1 | 3;

export interface RevisionCard {
  word_id: number;
  /** Added again after a thumb down: its answer is not recorded. */
  is_repeated: boolean;
  /** The text is in sight. */
  is_shown: boolean;
  /** Null until it is judged; never changed afterwards. */
  given: GivenThumb | null;
}

/** Where somebody is in a revision. It goes through JSON unharmed. */
export interface RevisionProgress {
  cards: readonly RevisionCard[];
  cards_per_page: CardsPerPage;
  /** From 0. */
  page: number;
}

/** A revision, and for which words thumbs are offered. */
export interface Revision extends RevisionProgress {
  thumbs_for: readonly number[];
}

/** What there is to revise, and how. */
export interface RevisionInput {
  words: readonly StudyWord[];
  cards_per_page: CardsPerPage;
  shuffled: boolean;
  seed: number;
  /** The words that are due, when no class is selected and the selection came from the schedule; else none. */
  thumbs_for: readonly number[];
  /** Goes on here instead of beginning anew; see {@link revisionProgressOf}. */
  resumed?: RevisionProgress | undefined;
}

/** A revision at its beginning, or a kept one over the words and the width there are now. */
export function revisionOf(input: RevisionInput): Revision {
  const { cards_per_page, thumbs_for, resumed } = input;
  const words = input.shuffled ? shuffled(input.words, seededRandom(input.seed)) : input.words;
  const known = new Set(words.map(({ word_id }) => word_id));
  if (resumed?.cards.some(({ word_id }) => known.has(word_id))) {
    return resized({ ...withoutUnknown(resumed, known), thumbs_for }, cards_per_page);
  }
  const cards = words.map(({ word_id }) => ({ word_id, is_repeated: false, is_shown: false, given: null }));
  return { cards, cards_per_page, page: 0, thumbs_for };
}

function withoutUnknown({ cards, cards_per_page, page }: RevisionProgress, known: ReadonlySet<number>) {
  const kept = cards.filter(({ word_id }) => known.has(word_id));
  const before = cards.slice(0, page * cards_per_page).filter(({ word_id }) => known.has(word_id)).length;
  const first = Math.min(before, kept.length - 1);
  return { cards: kept, cards_per_page, page: Math.floor(first / cards_per_page) };
}

/** What is to be kept so that a revision can go on later. */
export function revisionProgressOf({ cards, cards_per_page, page }: RevisionProgress): RevisionProgress {
  return { cards, cards_per_page, page };
}

/** The places in `cards` of the cards on the page in sight. */
export function cardsInSight({ cards, cards_per_page, page }: RevisionProgress): number[] {
  const first = page * cards_per_page;
  const count = Math.max(0, Math.min(cards_per_page, cards.length - first));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** How many pages there are now. */
export function pageCount({ cards, cards_per_page }: RevisionProgress): number {
  return Math.ceil(cards.length / cards_per_page);
}

/** The same revision with another number of cards on a page: the first card in sight stays in sight. */
export function resized(revision: Revision, cards_per_page: CardsPerPage): Revision {
  const first = revision.page * revision.cards_per_page;
  return { ...revision, cards_per_page, page: Math.floor(first / cards_per_page) };
}

/** Whether a card can be turned: it is in sight, and its text is not. */
export function canBeShown(revision: Revision, card: number): boolean {
  return cardsInSight(revision).includes(card) && !revision.cards[card]!.is_shown;
}

/** The cards after one of them was turned. */
export function withShown({ cards }: Revision, card: number): Pick<Revision, 'cards'> {
  return { cards: cards.with(card, { ...cards[card]!, is_shown: true }) };
}

/** Whether a card shows its thumbs: its word offers them, its text is in sight, and it is not judged yet. */
export function offersThumbs(revision: Revision, card: number): boolean {
  const { is_shown, given } = revision.cards[card] ?? { is_shown: false, given: null };
  return cardsInSight(revision).includes(card) && is_shown && given === null && awaitsThumb(revision, card);
}

function awaitsThumb({ cards, thumbs_for }: Revision, card: number): boolean {
  return cards[card]!.given === null && thumbs_for.includes(cards[card]!.word_id);
}

/** The cards after a thumb; one that went down comes again as the last card, on a new page where the last is full. */
export function withThumb({ cards }: Revision, card: number, thumb: GivenThumb): Pick<Revision, 'cards'> {
  const judged = { ...cards[card]!, given: { is_correct: thumb.is_correct, ms: wholeMs(thumb.ms) } };
  const after = cards.with(card, judged);
  return {
    cards: thumb.is_correct ? after : [...after, { ...judged, is_repeated: true, is_shown: false, given: null }],
  };
}

/** Whether no card in sight waits for its thumb any more. */
export function isPageDone(revision: Revision): boolean {
  return !cardsInSight(revision).some((card) => awaitsThumb(revision, card));
}

/**
 * What is told of a card once it is judged.
 * @throws when it is not: the machine tells only what it took.
 */
export function answerOfCard({ cards }: RevisionProgress, card: number): StudyAnswer {
  const { word_id, is_repeated, given } = cards[card]!;
  if (given === null) throw new Error('no answer here');
  return { word_id, mode: 'revise', kind: 'flashcard', is_correct: given.is_correct, is_repeated, ms: given.ms };
}
