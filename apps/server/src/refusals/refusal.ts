import { type Problem, type RefusalCode, type RefusalParams, refusalWords } from '@lexiroom/contracts/errors';

/** What a call is refused with: a normal outcome that a handler returns, or throws inside {@link Refused}. */
export class Refusal {
  constructor(
    readonly code: RefusalCode,
    readonly params?: RefusalParams,
    /** Words of its own instead of the code's. */
    readonly words?: string,
    /** With TOO_MANY and RETRY: milliseconds to wait. */
    readonly waitMs?: number,
  ) {}
}

/** Carries a refusal out of a place too deep to return it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** A refusal in its code's own words. */
export const refuse = (code: RefusalCode, params?: RefusalParams): Refusal => new Refusal(code, params);

/** A request that is not as its contract says: a sentence that names the field. */
export const invalid = (field: string, problem: string): Refusal =>
  new Refusal('INVALID', { field, problem }, `${field}: ${problem}`);

/** The body of the answer that tells a refusal. */
export function problemOf({ code, params, words, waitMs }: Refusal): Problem {
  return {
    errDesc: words ?? refusalWords(code, params),
    code,
    ...(params ? { params } : {}),
    ...(waitMs === undefined ? {} : { rateLimit: Math.ceil(waitMs) }),
  };
}
