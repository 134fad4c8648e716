import { liveWordLimits } from '@lexiroom/domain/games/live-quiz';
import { withLinkKey } from '../api/link-key.ts';

/** Whether a quiz can be made of so many words (specification 2 section 4.5). */
export const isEnoughForLive = (words: number): boolean =>
  words >= liveWordLimits.least && words <= liveWordLimits.most;

/**
 * The set-up of a quiz with these decks of an owner, which knows the way back to them; with some of their words only,
 * when any are named. The key of the page's link goes along.
 */
export function setUpPath(owner: string, deckIds: readonly number[], wordIds: readonly number[] = []): string {
  const ids = deckIds.map((id) => `id=${id}`).join('&');
  const words = wordIds.length > 0 ? `&word_id=${wordIds.join(',')}` : '';
  const back = withLinkKey(`/deck/${owner}/search?${ids}`);
  return withLinkKey(`/live?${ids}${words}&deckUrl=${encodeURIComponent(back)}`);
}
