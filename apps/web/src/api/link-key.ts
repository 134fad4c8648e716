import { linkKey } from './client.ts';

/** An address with a key, of this page's link unless another is given: what is by link opens with it only. */
export const withLinkKey = (path: string, key: string | null = linkKey()): string =>
  key ? `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}` : path;
