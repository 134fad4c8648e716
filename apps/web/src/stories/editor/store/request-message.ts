import { ApiError } from '@lexiroom/contracts/http';
import type { Problem } from '@lexiroom/contracts/errors';

/** Why a call failed, as its author is told (specification 3 section 8). */
export type RequestMessage =
  /** It did not get through. */
  | { type: 'no connection' }
  /** The server has failed, and says nothing. */
  | { type: 'later' }
  /** In the server's words; `again_at`: when to try again, in milliseconds since 1970. */
  | { type: 'refused'; problem: Problem; again_at: number | undefined };

/** What is said of a call that failed; undefined where nothing is: with 304 all is as it was wanted. `now` in milliseconds. */
export function requestMessage(error: unknown, now: number): RequestMessage | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return { type: 'no connection' };
  const { status, problem } = error;
  if (status === 304) return undefined;
  if (!problem) return { type: 'later' };
  const { rateLimit } = problem;
  return {
    type: 'refused',
    problem,
    again_at: status === 429 && rateLimit !== undefined ? now + rateLimit : undefined,
  };
}
