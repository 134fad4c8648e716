import { ProviderFailure } from './image-provider.ts';
import { retryAfterMs } from './retry-after.ts';

/** What is fetched, and how far we go for it. */
export interface FetchLimits {
  /** Scheme, host and port that may answer. */
  origins: readonly string[];
  /** More is cut off while it arrives. */
  mostBytes: number;
  /** What the answer must be: a part of its content type. */
  type: 'application/json' | 'image/';
  userAgent: string;
  /** From the first step to the last byte; 5 seconds when absent. */
  longestMs?: number;
}

const usualLongestMs = 5000;
const mostRedirects = 3;

/**
 * Fetches from a site we know: only from its own hosts, also when it sends us on; in 5 seconds, and up to a number of
 * bytes, counted as they are unpacked.
 * @throws {ProviderFailure} when it does not answer with what was asked for.
 */
export async function fetchFromSite(address: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.longestMs ?? usualLongestMs);
  let next = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await ask(next, limits, signal);
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null) return read(checked(response, limits), limits.mostBytes);
    await response.body?.cancel();
    next = URL.parse(location, next)?.href ?? '';
  }
  throw new ProviderFailure('failed', 'it sends us in circles');
}

async function ask(address: string, { origins, userAgent, type }: FetchLimits, signal: AbortSignal): Promise<Response> {
  if (!origins.includes(URL.parse(address)?.origin ?? '')) {
    throw new ProviderFailure('failed', 'it sends us to somebody else');
  }
  try {
    const headers = { 'user-agent': userAgent, accept: type === 'image/' ? 'image/webp,image/jpeg,image/png' : type };
    return await fetch(address, { redirect: 'manual', signal, headers });
  } catch (error) {
    throw new ProviderFailure('unreachable', codeOf(error));
  }
}

function checked(response: Response, { type }: FetchLimits): Response {
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? 'nothing';
  const isWanted = response.ok && contentType.startsWith(type);
  if (isWanted) return response;
  void response.body?.cancel();
  if (status === 429) throw new ProviderFailure('busy', 'it asks us to wait', retryAfterMs(headers, Date.now()));
  if (status === 404 || status === 410) throw new ProviderFailure('gone', `it answered ${status}`);
  throw new ProviderFailure('failed', response.ok ? `it sent ${contentType.slice(0, 60)}` : `it answered ${status}`);
}

async function read(response: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // Leaving the loop ends the connection.
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > mostBytes) throw new ProviderFailure('failed', `it sent more than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure('failed', `it broke off: ${codeOf(error)}`);
  }
  return Buffer.concat(chunks);
}

/** What went wrong, without the address: `ENOTFOUND`, `TimeoutError`. */
function codeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: unknown };
  return String(cause?.code ?? name);
}
