import { liveWordLimits } from '@lexiroom/domain/live-session';

/** Whether a quiz can be made of so many words (specification 2 section 4.5). */
export const isEnoughForLive = (words: number): boolean =>
  words >= liveWordLimits.least && words <= liveWordLimits.most;

/** The set-up of a quiz with these decks of an owner, which knows the way back to them. */
export function setUpPath(owner: string, deckIds: readonly number[]): string {
  const ids = deckIds.map((id) => `id=${id}`).join('&');
  return `/live?${ids}&deckUrl=${encodeURIComponent(`/deck/${owner}/search?${ids}`)}`;
}
