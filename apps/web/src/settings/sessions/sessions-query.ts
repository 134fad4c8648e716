import { api } from '../../api/client.ts';

export const sessionsKey = ['sessions'] as const;

/** Where the user is logged in. */
export const sessionsQuery = {
  queryKey: sessionsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.sessions(undefined, signal),
};
