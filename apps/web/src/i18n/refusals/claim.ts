import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** Refusals of taking the answers of a guest into an account. */
export const refusals: Refusals = {
  CLAIMED: msg`These answers are kept in another account.`,
  CLAIM_TOO_LATE: msg`These answers could be kept for 30 days.`,
};
