import { z } from 'zod/mini';

/** How large this place is. Above a hundred thousand rows, a table's count is an estimate. */
export const Counts = z.object({
  users: z.int(),
  users_seen_in_30_days: z.int(),
  decks: z.int(),
  words: z.int(),
  answers: z.int(),
  answers_in_7_days: z.int(),
  live_sessions: z.int(),
  running_sessions: z.int(),
  pictures: z.int(),
  sounds: z.int(),
  /** Bytes of the database, and of uploaded and made files (null where they lie in a bucket). */
  database_bytes: z.number(),
  media_bytes: z.nullable(z.number()),
});
export type Counts = z.infer<typeof Counts>;
