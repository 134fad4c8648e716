import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** What was printed on another device, or marked there, is told on coming back. */
const alwaysFresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** All lists of what was printed. */
export const printsKey = ['prints'];

/** What was printed for a class, and for none. */
export const classPrintsQuery = (class_id: number) =>
  queryOptions({
    queryKey: [...printsKey, 'class', class_id],
    queryFn: ({ signal }) => api.classPrints({ params: { class_id } }, signal),
    ...alwaysFresh,
  });

/** What was printed of these decks of one's own. */
export const deckPrintsQuery = (deck_ids: number[]) =>
  queryOptions({
    queryKey: [...printsKey, 'decks', ...deck_ids],
    queryFn: ({ signal }) => api.deckPrints({ query: { id: deck_ids } }, signal),
    ...alwaysFresh,
  });
