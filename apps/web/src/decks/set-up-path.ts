import { liveWordLimits } from '@lexiroom/domain/games/live-quiz';
import type { LanguageId } from '@lexiroom/domain/languages';
import { withLinkKey } from '../api/link-key.ts';

/** Whether a quiz can be made of so many words (specification 2 section 4.5). */
export const isEnoughForLive = (words: number): boolean =>
  words >= liveWordLimits.least && words <= liveWordLimits.most;

/**
 * The set-up of a quiz with these decks of an owner, which knows the way back to them; with some of their words only,
 * when any are named, and read from another language than theirs. The key of the page's link goes along.
 */
export function setUpPath(
  owner: string,
  deckIds: readonly number[],
  wordIds: readonly number[] = [],
  source?: LanguageId,
): string {
  const ids = deckIds.map((id) => `id=${id}`).join('&');
  const words = wordIds.length > 0 ? `&word_id=${wordIds.join(',')}` : '';
  const from = source ? `&source=${source}` : '';
  const back = withLinkKey(`/deck/${owner}/search?${ids}${from}`);
  return withLinkKey(`/live?${ids}${words}${from}&deckUrl=${encodeURIComponent(back)}`);
}
