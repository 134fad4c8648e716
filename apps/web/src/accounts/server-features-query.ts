import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** What this server can do: whether Google is a way in, and whether mails leave it. */
export const serverFeaturesQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api.site(undefined, signal),
  staleTime: Infinity,
});
