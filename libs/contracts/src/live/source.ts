import { liveWordLimits } from '@lexiroom/domain/games/live-quiz';
import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { lastId } from '../numbers/index.ts';

const id = z.int().check(z.gte(1), z.lte(lastId));

/** The words that a session is made of. */
export const liveSource = z.strictObject({
  deck_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
  /** Only these words of the decks; all of them when absent. */
  word_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(liveWordLimits.most))),
  /** The language to explain them in, by names of the library. Absent: that of the decks. */
  source_language: z.optional(Language),
});
