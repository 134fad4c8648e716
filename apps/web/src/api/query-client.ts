import { MutationCache, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { statusOf } from './client.ts';

/**
 * A call that is answered with 401 shows that the log-in has ended, for example from another browser. The page then asks
 * again who is logged in, and shows what a visitor sees.
 */
const checkSessionAfter401 = (error: unknown) => {
  if (statusOf(error) === 401) void queryClient.invalidateQueries({ queryKey: ['session'] });
};

/** What the pages have fetched from the server. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: checkSessionAfter401 }),
  mutationCache: new MutationCache({ onError: checkSessionAfter401 }),
  defaultOptions: {
    queries: {
      // A page that cannot be reached says so at once; `paused` would show skeletons for ever.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
      retryDelay: 500,
      staleTime: 60_000,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Looks at every query that has been made, and at each again whenever it is answered. Gives back what ends that. */
export function onAnswers(cache: QueryClient, see: (query: Query) => void): () => void {
  const queries = cache.getQueryCache();
  for (const query of queries.getAll()) see(query);
  return queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') see(event.query);
  });
}

/**
 * After a change: fetches anew what the page shows of these queries (all whose key begins like that), and what it shows of
 * them later. A first fetch that is still under way is given up before. TanStack Query would take its answer for the new
 * one, although the server may have written it before the change.
 */
export async function refetchAfterChange(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  await cache.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await cache.invalidateQueries({ queryKey });
}
