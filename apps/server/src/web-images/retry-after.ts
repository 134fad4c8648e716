const usualMs = 60_000;
const longestMs = 3_600_000;

/**
 * How long a site wants us to wait: `Retry-After` in seconds or as a date, else `X-RateLimit-Reset` in seconds from now or
 * as a time. A minute when it does not say, an hour at most. In milliseconds.
 */
export function retryAfterMs(headers: Headers, now: number): number {
  const retryAfter = headers.get('retry-after');
  const wait = retryAfter === null ? ofReset(headers.get('x-ratelimit-reset'), now) : ofRetryAfter(retryAfter, now);
  return Number.isFinite(wait) ? Math.min(longestMs, Math.max(1000, wait)) : usualMs;
}

const ofRetryAfter = (text: string, now: number) => (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now);

function ofReset(text: string | null, now: number): number {
  const value = text === null || text === '' ? NaN : Number(text);
  const isTime = value > 1_000_000_000;
  return isTime ? value * 1000 - now : value * 1000;
}
