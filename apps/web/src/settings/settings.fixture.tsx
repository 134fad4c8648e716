import type { ChangeSettings, SessionUser } from '@lexiroom/contracts/accounts';
import type { Reminders } from '@lexiroom/contracts/reminders';
import { QueryClient } from '@tanstack/react-query';
import { type MadeCall, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { show } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { sessionQuery } from '../session/session.ts';
import { syncSettings } from '../session/sync-settings.ts';
import { SettingsPage } from './settings-page.tsx';

/** Reminders as they are for whoever has wished none. */
export const someReminders = (change: Partial<Reminders> = {}): Reminders => ({
  by_mail: false,
  mail_needs: null,
  is_mail_refused: false,
  minute: 18 * 60,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  has_stopped: false,
  push_key: `B${'k'.repeat(86)}`,
  session_id: 7,
  devices: [],
  ...change,
});

/** Stands where the server would: keeps the settings of one user, and answers other calls as `also` says. */
export function serveSettings(user: SessionUser, also: (call: MadeCall) => ServerAnswer | undefined = () => undefined) {
  let now = user;
  return serve((call) => {
    const said = also(call);
    if (said) return said;
    if (call.path === '/api/settings') {
      const { role = now.role, ...settings } = call.body as ChangeSettings;
      now = { ...now, role, settings: { ...now.settings, ...settings } as SessionUser['settings'] };
      return { body: now };
    }
    if (call.path === '/api/site') return { body: { google: true, has_mail: true } };
    if (call.path === '/api/sessions') return { body: [] };
    if (call.path === '/api/reminders') return { body: someReminders() };
    return { body: now };
  });
}

let endBefore: () => void = () => undefined;

/** The page of the settings for somebody who is logged in, in a browser that follows them. */
export async function openSettings(user: SessionUser | null = aSessionUser()): Promise<QueryClient> {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  endBefore();
  endBefore = syncSettings(cache);
  await show(SettingsPage, '/settings', cache);
  return cache;
}
