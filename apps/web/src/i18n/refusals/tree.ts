import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';
import { titleRefusals } from './titles.ts';

/** Refusals around folders. */
export const refusals: Refusals = {
  ...titleRefusals,
  TREE_DEEP: msg`Folders can be nested up to {most} levels deep.`,
  INTO_ITSELF: msg`A folder cannot be moved into itself.`,
  CATEGORY_KIND: msg`Only decks and stories can go into a category.`,
};
