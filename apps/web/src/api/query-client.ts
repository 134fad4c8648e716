import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './client.ts';

/**
 * Somebody is not logged in any more, by what a call was told: ended from another browser, say. The page asks who is there,
 * and shows what a visitor sees.
 */
const noteStranger = (error: unknown) => {
  if (statusOf(error) === 401) void queryClient.invalidateQueries({ queryKey: ['session'] });
};

/** What the pages know of the server. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteStranger }),
  mutationCache: new MutationCache({ onError: noteStranger }),
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
