import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that may change something comes from our own pages: a browser's Origin is PUBLIC_URL's when that is
 * set, else its host is the one that was asked for, so that localhost and the address in the school's network both work.
 * Without Origin it is no browser, and welcome.
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return new URL(origin).host === headers.host?.toLowerCase();
}
