import { ApiError } from '@lexiroom/contracts/http';

/**
 * Whether a call was refused for good: sent again, it would be refused again. Only the server's own words about the call are
 * final; proxies and log-in pages of networks answer with statuses too. A log-in that has ended, too many calls and a server in trouble
 * (500 and above: a full disk, a database that is away) pass.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.problem) return false;
  const { status } = error;
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/**
 * Whether the server, or this page with its answer, failed at a call in a way that nobody foresaw: that is of this call, and
 * may be so for ever. Networks, limits and a server that is away are of all calls.
 */
export const isSurprise = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 500;
