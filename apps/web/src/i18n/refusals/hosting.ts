import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** What hosts are refused while they set a quiz up. */
export const refusals: Refusals = {
  SET_UPS_FULL: msg`You have {most} of these. Delete one first.`,
};
