import { type GivenThumb, type StudyAnswer, wholeMs } from '../page/index.ts';
import { cardsInSight } from './paging.ts';
import type { Revision } from './revision.ts';

/** What follows the last thumb of a page, in milliseconds from the thumb (specification 1 section 4). */
export const revisionDelays = {
  /** The next page comes. */
  advanceMs: 800,
} as const;

/** Whether a card can be turned: it is in sight, and its text is not. */
export function canBeShown(revision: Revision, card: number): boolean {
  return cardsInSight(revision).includes(card) && !revision.cards[card]!.is_shown;
}

/** The cards after one of them was turned. */
export function withShown({ cards }: Revision, card: number): Pick<Revision, 'cards'> {
  return { cards: cards.with(card, { ...cards[card]!, is_shown: true }) };
}

/** Whether a card shows its thumbs: it is in sight and so is its text, its word offers them, and it is not judged. */
export function offersThumbs(revision: Revision, card: number): boolean {
  return cardsInSight(revision).includes(card) && revision.cards[card]!.is_shown && awaitsThumb(revision, card);
}

/** The cards after a thumb; one that went down comes again as the last card, on a new page where the last is full. */
export function withThumb({ cards }: Revision, card: number, thumb: GivenThumb): Pick<Revision, 'cards'> {
  const { word_id } = cards[card]!;
  const given = { is_correct: thumb.is_correct, ms: wholeMs(thumb.ms) };
  const judged = cards.with(card, { ...cards[card]!, given });
  if (thumb.is_correct) return { cards: judged };
  return { cards: [...judged, { word_id, is_repeated: true, is_shown: false, given: null }] };
}

/** Whether no card in sight waits for its thumb any more. */
export function isPageDone(revision: Revision): boolean {
  return !cardsInSight(revision).some((card) => awaitsThumb(revision, card));
}

/**
 * What is told of a card once it is judged.
 * @throws when it is not: the machine tells only what it took.
 */
export function answerOf({ cards }: Revision, card: number): StudyAnswer {
  const { word_id, is_repeated, given } = cards[card]!;
  if (given === null) throw new Error(`card ${card} is not judged`);
  return { word_id, mode: 'revise', kind: 'flashcard', is_correct: given.is_correct, is_repeated, ms: given.ms };
}

function awaitsThumb({ cards, thumbs_for }: Revision, card: number): boolean {
  const { word_id, given } = cards[card]!;
  return given === null && thumbs_for.includes(word_id);
}
