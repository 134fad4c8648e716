import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

/** The sessions of a user were ended, by a link or with the account: nothing of them is left behind here. */
export function forgetUser(cache: QueryClient): void {
  cache.setQueryData(sessionQuery.queryKey, null);
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'site' });
}
