import type { MediaKind } from './media-cache.ts';

/** Where a request is answered; `network`: as if there were no worker. */
export type RequestRoute = 'page' | 'shell' | 'network' | MediaKind;

/** Pages that are none of ours: a live session is worth nothing without its server, and must not wait for a worker. */
const foreign = new Set(['live', 'api', 'media', 'assets', 'socket.io']);

/** What is looked at in a request. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/** Which route a request takes; `here` is the origin of the pages. */
export function routeOf(
  { method, mode, url, headers }: Asked,
  here: string,
  shellFiles: ReadonlySet<string>,
): RequestRoute {
  const { origin, pathname } = new URL(url);
  // A part of a sound is not the sound.
  if (method !== 'GET' || origin !== here || headers.has('range')) return 'network';
  const [, first = '', ...rest] = pathname.split('/');
  if (mode === 'navigate') return foreign.has(first) || [first, ...rest].at(-1)!.includes('.') ? 'network' : 'page';
  if (shellFiles.has(pathname)) return 'shell';
  if (first === 'media') return rest[0] === 'sounds' ? 'sounds' : 'pictures';
  return first === 'assets' && pathname.endsWith('.woff2') ? 'fonts' : 'network';
}
