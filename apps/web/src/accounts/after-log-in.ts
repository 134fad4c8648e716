import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { push } from '../navigation/index.ts';
import { applyAccount } from '../session/apply-account.ts';
import { sessionQuery } from '../session/session.ts';
import { nextPath } from './next-path.ts';

/** What follows a log-in or sign-up: the page is as the user has set it, and goes on to where they wanted to be. */
export function useAfterLogIn(): (user: SessionUser, next: string | undefined) => void {
  const cache = useQueryClient();
  return (user, next) => {
    cache.clear();
    cache.setQueryData(sessionQuery.queryKey, user);
    applyAccount(user).catch(() => undefined);
    const path = nextPath(next);
    // The live pages are another entry of the site.
    if (/^\/live(\/|\?|$)/.test(path)) location.assign(path);
    else push(path);
  };
}
