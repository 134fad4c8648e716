import type { MediaKind } from './media-cache.ts';

/** Where a request is answered; `network`: as if there were no worker. */
export type RequestRoute = 'page' | 'shell' | 'network' | MediaKind;

/** First segments of what the worker leaves alone: a live session is worth nothing without its server. */
const withoutWorker = new Set(['live', 'api', 'media', 'assets', 'socket.io']);

/** The part of a request that decides its route. */
export type RequestParts = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/** Which route a request takes; `here` is the origin of the pages. */
export function routeOf(
  { method, mode, url, headers }: RequestParts,
  here: string,
  shellFiles: ReadonlySet<string>,
): RequestRoute {
  const { origin, pathname } = new URL(url);
  // A request for a range asks for a part of a sound, which must not be answered with the whole.
  if (method !== 'GET' || origin !== here || headers.has('range')) return 'network';
  const [, first = '', ...rest] = pathname.split('/');
  if (mode === 'navigate')
    return withoutWorker.has(first) || [first, ...rest].at(-1)!.includes('.') ? 'network' : 'page';
  if (shellFiles.has(pathname)) return 'shell';
  // The sounds of a page that is turned, which never change either.
  if (/^page-flip(-\d)?\.mp3$/.test(first)) return 'sounds';
  if (first === 'media') return rest[0] === 'sounds' ? 'sounds' : 'pictures';
  return first === 'assets' && pathname.endsWith('.woff2') ? 'fonts' : 'network';
}
