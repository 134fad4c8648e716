import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { push } from '../navigation/index.ts';
import { nextPath } from './next-path.ts';
import { sessionQuery } from './session.ts';

/** What follows a log-in or sign-up: the page knows the user and goes on to where they wanted to be. */
export function useEntered(next: string | undefined): (user: SessionUser) => void {
  const cache = useQueryClient();
  return (user) => {
    cache.clear();
    cache.setQueryData(sessionQuery.queryKey, user);
    const path = nextPath(next);
    // The live pages are another entry of the site.
    if (/^\/live(\/|\?|$)/.test(path)) location.assign(path);
    else push(path);
  };
}
