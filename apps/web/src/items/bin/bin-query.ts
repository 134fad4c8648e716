import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** What whoever is logged in has thrown away, newest first. */
export const binQuery = queryOptions({
  queryKey: ['bin'],
  queryFn: ({ signal }) => api.bin(undefined, signal),
  staleTime: 0,
});
