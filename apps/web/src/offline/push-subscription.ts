import { withTimeLimit } from './time-limit.ts';

/** Why this browser cannot show notifications; `possible`: it can, or may be asked to. */
export type PushSupport = 'possible' | 'denied' | 'unsupported' | 'insecure';
/** Where notifications of a browser are sent to, and the keys by which only that browser reads them. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A worker that does not come within this time will not, in milliseconds. */
const longestWaitMs = 10_000;

/** Whether this browser can show notifications, without asking anybody. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/**
 * Asks the browser's permission, which only a press of its user may do, and then for where this server may send to. Null
 * without the permission. `key`: of the server. @throws when the browser has no service worker, or reaches no push service.
 */
export async function subscribeToPush(key: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  // One that was made with another key, before the server was set up anew, is void.
  await (await pushManager.getSubscription())?.unsubscribe();
  return targetOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Where this browser's notifications are sent to now; null when nowhere. Asks nobody. */
export async function currentPushTarget(): Promise<PushTarget | null> {
  if (pushSupport() !== 'possible' || Notification.permission !== 'granted') return null;
  const subscription = await (await worker()).pushManager.getSubscription();
  return subscription && targetOf(subscription);
}

/** Has this browser be sent nothing more. */
export async function unsubscribeFromPush(): Promise<void> {
  if (pushSupport() !== 'possible') return;
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint, keys } = subscription.toJSON() as PushTarget;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

const worker = (): Promise<ServiceWorkerRegistration> =>
  withTimeLimit(longestWaitMs, (signal) =>
    Promise.race([
      navigator.serviceWorker.ready,
      new Promise<never>((_, fail) => {
        signal.addEventListener('abort', () => fail(new Error('There is no service worker')), { once: true });
      }),
    ]),
  );
