import { chooseInterfaceLanguage } from '@lexiroom/domain/languages';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { forget, read, remember } from '../../browser/stored-values.ts';
import { currentPushTarget } from '../../offline/push-subscription.ts';
import { sessionQuery } from '../../session/session.ts';

/**
 * Notifications belong to a log-in, which ends after 30 days by itself. Whoever had them shown here and has logged in
 * again since gets them as before; somebody else does not. Not after a log-out: that has forgotten them.
 */
export async function keepReminded(cache: QueryClient): Promise<void> {
  const user = await cache.ensureQueryData(sessionQuery);
  if (!user) return;
  const { user_id } = user;
  const [ofUser, ofLogIn] = (read('reminded_here') ?? '').split('-').map(Number);
  if (ofUser !== user_id) return forget('reminded_here');
  const { session_id } = await api.reminders();
  if (session_id === ofLogIn) return;
  const target = await currentPushTarget();
  if (target === null) return forget('reminded_here');
  const language = chooseInterfaceLanguage(document.documentElement.lang, navigator.languages);
  await api.newReminderDevice({ body: { ...target, language } });
  remember('reminded_here', `${user_id}-${session_id}`);
}
