import type { CustomFetch } from 'openid-client';

/** How long an answer of the provider may take. */
export const longestSeconds = 5;
const mostBytes = 100_000;

/** Google keeps its tokens and keys at other names than its log-in. */
const alsoGoogle = ['oauth2.googleapis.com', 'www.googleapis.com', 'openidconnect.googleapis.com'];

/**
 * Fetches from the provider of the settings and from nobody else, whatever its own description names (S51); it is not
 * followed elsewhere, and what is too large is cut off while it arrives (S52).
 */
export function fetchOfProvider(issuer: string): CustomFetch {
  const { host, hostname } = new URL(issuer);
  const hosts = hostname === 'accounts.google.com' ? [host, ...alsoGoogle] : [host];
  return async (address, options) => {
    if (!hosts.includes(new URL(address).host)) throw new Error('The provider names an address of somebody else');
    const signal = AbortSignal.any([
      AbortSignal.timeout(longestSeconds * 1000),
      ...(options.signal ? [options.signal] : []),
    ]);
    const response = await fetch(address, { ...options, body: options.body ?? null, redirect: 'manual', signal });
    const bytes = await read(response);
    return new Response(bytes, { status: response.status, headers: response.headers });
  };
}

async function read(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > mostBytes) throw new Error('The provider sent too much');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
