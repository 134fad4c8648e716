import { api } from '../../api.ts';

export const sessionsKey = ['sessions'] as const;

/** Where the user is logged in. */
export const sessionsQuery = {
  queryKey: sessionsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.sessions(undefined, signal),
};
