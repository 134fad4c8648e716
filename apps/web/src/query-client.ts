import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api.ts';

/** What the pages know of the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A page that cannot be reached says so at once; `paused` would show bones for ever.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
      retryDelay: 500,
      staleTime: 60_000,
    },
    mutations: { networkMode: 'always' },
  },
});
