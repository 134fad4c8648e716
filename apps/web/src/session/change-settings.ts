import type { ChangeSettings, SessionUser } from '@lexiroom/contracts/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { sessionQuery } from './session.ts';

/** How many changes are on their way to the server. */
let underway = 0;

/**
 * Changes settings of whoever is logged in: at once on this page, then on the server, one call after the other. When the
 * server does not take them they are as before, and the failure is thrown.
 */
export async function changeSettings(cache: QueryClient, change: ChangeSettings): Promise<void> {
  const { queryKey } = sessionQuery;
  await cache.cancelQueries({ queryKey });
  const before = cache.getQueryData<SessionUser | null>(queryKey);
  if (!before) return;
  show(cache, change);
  underway += 1;
  try {
    const user = await inTurn(() => api.changeSettings({ body: change }));
    // While another change is under way, this answer does not hold that change yet and is not shown.
    if (underway === 1) cache.setQueryData(queryKey, user);
  } catch (error) {
    show(cache, takenBack(change, before, cache.getQueryData<SessionUser | null>(queryKey)));
    throw error;
  } finally {
    underway -= 1;
  }
}

/** Sends the account what was switched in this browser, where it stays so whatever comes of this. */
export async function sendSettings(cache: QueryClient, change: ChangeSettings): Promise<void> {
  const user = await inTurn(() => api.changeSettings({ body: change }));
  cache.setQueryData(sessionQuery.queryKey, user);
}

let last: Promise<unknown> = Promise.resolve();

/** Begins when the call before it has ended. */
function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(call, call);
  last = answer;
  return answer;
}

/** Shows settings on this page as if the server had taken them. */
function show(cache: QueryClient, { role, ...settings }: ChangeSettings): void {
  cache.setQueryData<SessionUser | null>(sessionQuery.queryKey, (user) =>
    user ? { ...user, ...(role ? { role } : {}), settings: { ...user.settings, ...defined(settings) } } : user,
  );
}

/** The former values of what was changed, where nothing else was chosen since. */
function takenBack(change: ChangeSettings, before: SessionUser, now: SessionUser | null | undefined): ChangeSettings {
  const former: Record<string, unknown> = { ...before.settings, role: before.role };
  const current: Record<string, unknown> = { ...now?.settings, role: now?.role };
  const names = Object.entries(change).flatMap(([name, value]) => (current[name] === value ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, former[name]]));
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
