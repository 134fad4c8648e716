import type { DeckData } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { api, statusOf } from '../../api/client.ts';

/** What a quiz is to be made of; `not_logged_in` before anything else is asked. */
export type DeckToPlay = DeckData | 'not_logged_in';

/**
 * The words of some decks, whosever they are: the address need not say it. Read from another language where one is named. Throws ApiError, 404 when they are not there
 * for this user.
 */
export async function fetchDeckToPlay(
  { deck_ids, source }: { deck_ids: readonly number[]; source?: LanguageId | undefined },
  signal: AbortSignal,
): Promise<DeckToPlay> {
  const own = await api.loggedInUser(undefined, signal).catch((error: unknown) => {
    if (statusOf(error) === 401) return null;
    throw error;
  });
  if (!own) return 'not_logged_in';
  const query = { id: [...deck_ids] };
  const { username } = await api.deckOwner({ query }, signal);
  return await api.deckData({ params: { username }, query: { ...query, ...(source ? { source } : {}) } }, signal);
}
