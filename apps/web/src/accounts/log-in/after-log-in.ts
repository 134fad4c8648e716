import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { replace } from '../../navigation/index.ts';
import { applySettings } from '../../session/sync-settings.ts';
import { sessionQuery } from '../../session/session.ts';

/**
 * Gives the function to call after a log-in or sign-up: it applies the settings of the user, and goes to the page that
 * they wanted, in the place of the log-in, which nobody who is logged in wants to come back to.
 */
export function useAfterLogIn(): (user: SessionUser, next: string | undefined) => void {
  const cache = useQueryClient();
  return (user, next) => {
    cache.clear();
    cache.setQueryData(sessionQuery.queryKey, user);
    applySettings(user).catch(() => undefined);
    const path = nextPath(next);
    // The live pages are another entry of the site.
    if (/^\/live(\/|\?|$)/.test(path)) location.replace(path);
    else replace(path);
  };
}

/** Where one goes on from, and would only come back to. */
const authPages = /^\/(login|signup|forgot_password|reset_password\/[^/]*|select_username|oauth\/[^/]*)\/?$/i;

/** Where to go after logging in: a path of this site with its query, whatever was written into the address; else home. */
export function nextPath(wanted: string | undefined, origin: string = location.origin): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return '/';
  const address = new URL(wanted, origin);
  if (address.origin !== origin || address.pathname.startsWith('//')) return '/';
  if (authPages.test(address.pathname)) return '/';
  return address.pathname + address.search + address.hash;
}
