import { seededRandom, shuffled } from '../../chance/index.ts';
import type { GivenThumb, StudyWord } from '../page/index.ts';
import { type CardsPerPage, resized } from './paging.ts';

/** A card of a revision. */
export interface RevisionCard {
  word_id: number;
  /** Added again after a thumb down: its answer is not recorded. */
  is_repeated: boolean;
  /** The text is in sight. */
  is_shown: boolean;
  /** Null until it is judged; never changed afterwards. */
  given: GivenThumb | null;
}

/** Where somebody is in a revision. It goes through JSON unharmed, so that a revision survives a reload. */
export interface Revision {
  cards: readonly RevisionCard[];
  cards_per_page: CardsPerPage;
  /** The page in sight, from 0. */
  page: number;
  /** The words whose thumbs are offered. */
  thumbs_for: readonly number[];
}

/** What there is to revise, and how. */
export interface RevisionInput {
  words: readonly StudyWord[];
  cards_per_page: CardsPerPage;
  shuffled: boolean;
  /** Decides the order when it is shuffled. */
  seed: number;
  /** The due words, when no class is selected and the selection came from the schedule; else none. */
  thumbs_for: readonly number[];
  /** Goes on here instead of beginning anew, as far as its words are still among `words`. */
  resumed?: Revision | undefined;
}

/** A revision at its beginning, or a kept one over the words and the width there are now. */
export function revisionOf(input: RevisionInput): Revision {
  const { cards_per_page, thumbs_for, seed } = input;
  const kept = input.resumed && stillThere(input.resumed, input.words);
  if (kept) return resized(kept, cards_per_page);
  const words = input.shuffled ? shuffled(input.words, seededRandom(seed)) : input.words;
  const cards = words.map(({ word_id }) => ({ word_id, is_repeated: false, is_shown: false, given: null }));
  return { cards, cards_per_page, page: 0, thumbs_for };
}

/** What is to be kept so that a revision can go on later. */
export function revisionProgressOf({ cards, cards_per_page, page, thumbs_for }: Revision): Revision {
  return { cards, cards_per_page, page, thumbs_for };
}

/** Without the cards of words that are gone; undefined when nothing remains. */
function stillThere(revision: Revision, words: readonly StudyWord[]): Revision | undefined {
  const known = new Set(words.map(({ word_id }) => word_id));
  const isKnown = ({ word_id }: RevisionCard) => known.has(word_id);
  const cards = revision.cards.filter(isKnown);
  if (cards.length === 0) return undefined;
  const before = revision.cards.slice(0, revision.page * revision.cards_per_page).filter(isKnown).length;
  const first = Math.min(before, cards.length - 1);
  return { ...revision, cards, page: Math.floor(first / revision.cards_per_page) };
}
