import { z } from 'zod/mini';

/** What this server can do, as a visitor's first page needs to know it. */
export const ServerFeatures = z.object({
  /** Whether one can sign in through Google. */
  google: z.boolean(),
  /** Whether mails leave this server; otherwise admins read them, and nobody is asked to verify. */
  has_mail: z.boolean(),
});
export type ServerFeatures = z.infer<typeof ServerFeatures>;
