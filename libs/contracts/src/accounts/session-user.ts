import { z } from 'zod/mini';
import { Role, UserSettings } from './settings.ts';

/** Whoever is logged in, as their own browser knows them (specification 1 section 3). */
export const SessionUser = z.object({
  user_id: z.int(),
  username: z.string(),
  email: z.string(),
  role: Role,
  user_picture: z.nullable(z.string()),
  root_id: z.int(),
  verified: z.boolean(),
  is_admin: z.boolean(),
  /** Has a log-in by an outside identity provider. */
  is_oauth: z.boolean(),
  is_live: z.boolean(),
  has_password: z.boolean(),
  settings: UserSettings,
});
export type SessionUser = z.infer<typeof SessionUser>;

/** One log-in, in the list of them. */
export const AccountSession = z.object({
  session_id: z.int(),
  /** Same as the browser named itself. */
  user_agent: z.nullable(z.string()),
  /** Epoch milliseconds. */
  created_at: z.number(),
  last_seen_at: z.number(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export const EndSession = z.strictObject({ session_id: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)) });
