import type { DeckData } from '@lexiroom/contracts/decks';
import { api, statusOf } from '../../api.ts';

/** The owner of the starter decks. */
const starterOwner = 'lexiroom';

/** What a quiz is to be made of; `not_logged_in` before anything else is asked. */
export type DeckToPlay = DeckData | 'not_logged_in';

/**
 * The words of some decks. Decks are asked for under their owner: who the address names, else the user, else the
 * starter library. Throws ApiError, 404 when none of them has these decks.
 */
export async function fetchDeckToPlay(
  deck_ids: readonly number[],
  back: string | null,
  signal: AbortSignal,
): Promise<DeckToPlay> {
  const own = await api.loggedInUser(undefined, signal).catch((error: unknown) => {
    if (statusOf(error) === 401) return null;
    throw error;
  });
  if (!own) return 'not_logged_in';
  const named = back?.split('/')[2];
  const owners = new Set([...(named ? [decodeURIComponent(named)] : []), starterOwner, own.username]);
  let missing: unknown;
  for (const username of owners) {
    try {
      return await api.deckData({ params: { username }, query: { id: [...deck_ids] } }, signal);
    } catch (error) {
      if (statusOf(error) !== 404 && statusOf(error) !== 400) throw error;
      missing = error;
    }
  }
  throw missing;
}
