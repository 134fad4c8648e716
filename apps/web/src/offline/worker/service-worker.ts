import { keptOrFetched } from './media-cache.ts';
import { openReminder, renewSubscription, showReminder, type SubscriptionChange } from './reminders.ts';
import { routeOf } from './request-route.ts';
import { dropOtherShells, keepLanguage, keepShell, type Shell, shellFile, shellPage } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written here by the build. */
declare const BUILT_SHELL: Shell;

/** What a page says once it speaks a language (register-worker.ts). */
interface LanguageMessage {
  language?: unknown;
}

const shell = BUILT_SHELL;
const files = new Set([shell.files, ...Object.values(shell.texts)].flat());

// The worker does not skip waiting: as long as a tab shows an earlier build, that build's files must stay.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([keepShell(shell), bypassWorker(event)])));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropOtherShells(shell).then(async () => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(request, self.location.origin, files);
  switch (route) {
    case 'network':
      return;
    case 'page':
      return event.respondWith(shellPage(shell, request));
    case 'shell':
      return event.respondWith(shellFile(shell, request));
    case 'pictures':
    case 'sounds':
    case 'fonts':
      return event.respondWith(keptOrFetched(route, request, (work) => event.waitUntil(work)));
  }
});

self.addEventListener('message', (event) =>
  event.waitUntil(keepLanguage(shell, (event.data as LanguageMessage).language)),
);

self.addEventListener('push', (event) => event.waitUntil(showReminder(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminder(self));
});
// Not in the types of TypeScript, as no browser gives it what the standard says.
self.addEventListener('pushsubscriptionchange' as never, (event: SubscriptionChange) =>
  event.waitUntil(renewSubscription(self, event, Object.keys(shell.texts))),
);

/** Tells the browser, where it can be told, that live pages and calls go to the network without waking the worker. */
async function bypassWorker(
  event: ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> },
): Promise<void> {
  const paths = ['/live', '/live/*', '/api/*', '/socket.io/*'];
  const rules = paths.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }));
  await event.addRoutes?.(rules).catch(() => undefined);
}
