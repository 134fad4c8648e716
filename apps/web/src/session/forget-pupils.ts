import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetPastedStudents } from '../browser/stored-values.ts';
import { sessionQuery } from './session.ts';

/** The `meta` of queries in whose answers pupils are named. */
export const namesPupils = { names_pupils: true } as const;

const memories = new Set<() => void>();

/** Has something that remembers pupils outside of the queries forget them as well, whenever that is to be done. */
export function forgetWithPupils(forget: () => void): void {
  memories.add(forget);
}

/**
 * Lets go of the names of pupils as soon as whoever could read them is logged in no more: logged out in this tab or
 * another, or their session was ended elsewhere. A page that shows names asks for them again, and is refused. Gives back
 * what ends that.
 */
export function forgetPupilsAtLogOut(cache: QueryClient): () => void {
  let before: number | undefined;
  const see = ({ queryHash, state }: Query) => {
    if (queryHash !== sessionHash || state.status !== 'success') return;
    const user_id = (state.data as SessionUser | null)?.user_id;
    forgetPastedStudents(user_id);
    if (before !== undefined && before !== user_id) forgetPupils(cache);
    before = user_id;
  };
  for (const query of cache.getQueryCache().getAll()) see(query);
  return cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') see(event.query);
  });
}

const sessionHash = JSON.stringify(sessionQuery.queryKey);

const doesNamePupils = ({ meta }: Query): boolean => meta?.['names_pupils'] === true;

function forgetPupils(cache: QueryClient): void {
  cache.removeQueries({ type: 'inactive', predicate: doesNamePupils });
  void cache.resetQueries({ predicate: doesNamePupils });
  // What was sent may hold names as well; what is still under way ends by itself.
  const sent = cache.getMutationCache();
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation);
  for (const forget of memories) forget();
}
