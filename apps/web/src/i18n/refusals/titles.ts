import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** Why a story cannot be called so: told where it is made, and where it is renamed. */
export const titleRefusals: Refusals = {
  TITLE_NEEDED: msg`A story needs a title.`,
  TITLE_TOO_LONG: msg`Title too long: {length} > 40`,
  TITLE_CHARACTERS: msg`Title cannot contain: {characters}`,
};
