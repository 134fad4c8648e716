import type { LanguageId } from '@lexiroom/domain/languages';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { push } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import { addressOf } from '../../study/study-address.ts';

/** A deck that can be started with. */
export type StartableDeck = Pick<DeckResult, 'item_id' | 'owner' | 'source_language' | 'read_from' | 'named'>;

/** The address at which the first question of a deck is asked. */
const firstQuestionOf = (owner: string, item_id: number, source?: LanguageId) =>
  addressOf(
    { path: `/deck/${encodeURIComponent(owner)}/search`, query: `?id=${item_id}${source ? `&source=${source}` : ''}` },
    'study',
  );

/** The language that a deck is offered in where that is not its own. */
const readingOf = ({ read_from, named }: StartableDeck) => read_from ?? named?.language;

/**
 * Begins to learn with a deck, with one press: a user gets a copy of their own, the same one every time, so that answers are
 * kept; a visitor studies the deck itself, and what they answer is kept in this browser.
 */
export function useStartDeck() {
  const cache = useQueryClient();
  const { user } = useSession();
  const starting = useMutation({
    mutationFn: (deck: StartableDeck) => {
      const source_language = readingOf(deck) ?? deck.source_language;
      return api.startDeck({ body: { item_id: deck.item_id, ...(source_language && { source_language }) } });
    },
    onSuccess: ({ item_id, is_new }) => {
      if (is_new) void refetchAfterChange(cache, ['user_home']);
      push(firstQuestionOf(user?.username ?? '', item_id));
    },
  });
  const start = (deck: StartableDeck) => {
    if (user) starting.mutate(deck);
    else push(firstQuestionOf(deck.owner, deck.item_id, readingOf(deck)));
  };
  return { start, startingDeck: starting.isPending ? starting.variables.item_id : undefined, error: starting.error };
}
