import { liveWordLimits } from '@lexiroom/domain/live-session';

/** Whether a quiz can be made of so many words (specification 2 section 4.5). */
export const isEnoughForLive = (words: number): boolean =>
  words >= liveWordLimits.least && words <= liveWordLimits.most;

/** The set-up of a quiz with these decks. */
export const livePath = (deckIds: readonly number[]): string => `/live?${deckIds.map((id) => `id=${id}`).join('&')}`;
