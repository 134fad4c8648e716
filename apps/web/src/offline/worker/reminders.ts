/** What a push brings, as the server has written it. */
interface Reminder {
  title: string;
  body: string;
  lang: string;
  dir: NotificationDirection;
}

/** The part of the worker that reminders need. */
export type ReminderScope = Pick<ServiceWorkerGlobalScope, 'registration' | 'clients' | 'location'>;

/** What a browser says that has changed where its notifications go; some say nothing of the two. */
export interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Where reminders lead. */
const page = '/today';
/** One takes the place of another that nobody has looked at. */
const tag = 'reminder';

/** Shows what a push brings. One that cannot be read is shown by the name of the product alone, as browsers ask for something to be shown. */
export async function showReminder({ registration }: ReminderScope, data: PushMessageData | null): Promise<void> {
  const { title, body, lang, dir } = readReminder(data);
  await registration.showNotification(title, { body, lang, dir, tag, icon: '/icon-192.png' });
}

function readReminder(data: PushMessageData | null): Reminder {
  const plain: Reminder = { title: 'Lexiroom', body: '', lang: '', dir: 'auto' };
  try {
    return { ...plain, ...(data?.json() as Partial<Reminder> | undefined) };
  } catch {
    return plain;
  }
}

/** Goes where reminders lead: in a window that is open there, else in a new one. */
export async function openReminder({ clients, location }: ReminderScope): Promise<void> {
  const address = new URL(page, location.origin).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  await (open ? open.focus() : clients.openWindow(address));
}

/**
 * Tells the server where the browser's notifications go from now on, when the browser has changed that by itself. Only for
 * a log-in that is reminded here: whoever has logged in since, on a device that others use as well, has wished nothing.
 * `spoken`: the languages of the interface.
 */
export async function renewSubscription(
  { registration }: ReminderScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
  spoken: readonly string[],
): Promise<void> {
  if (!(await isRemindedHere())) return;
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/reminders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      endpoint,
      keys: { p256dh: keys?.p256dh, auth: keys?.auth },
      language: languageAmong(spoken),
    }),
  });
}

async function isRemindedHere(): Promise<boolean> {
  const response = await fetch('/api/reminders');
  if (!response.ok) return false;
  const { devices } = (await response.json()) as { devices: { is_current: boolean }[] };
  return devices.some(({ is_current }) => is_current);
}

/** A worker sees no page: the browser's first language that the interface speaks. The account's own goes before it. */
function languageAmong(spoken: readonly string[]): string {
  const codes = navigator.languages.map((name) => name.split('-')[0]!.toLowerCase());
  return codes.find((code) => spoken.includes(code)) ?? 'en';
}
