import { z } from 'zod/mini';
import { Role } from '../accounts/index.ts';
import { Page } from '../decks/index.ts';
import { Reason } from './entries.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/** A page of the users whose name or e-mail begins with `search`; all, newest first, when it is empty. */
export const UserList = z.strictObject({
  search: z._default(z.string().check(z.maxLength(254)), ''),
  page: z._default(Page, 1),
});
/** A user as admins see them. Times are epoch milliseconds. */
export const ListedUser = z.object({
  user_id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  role: Role,
  is_admin: z.boolean(),
  verified: z.boolean(),
  suspended_at: z.nullable(z.number()),
  /** When they asked to be deleted. */
  deletion_asked_at: z.nullable(z.number()),
  created_at: z.number(),
  last_seen_at: z.nullable(z.number()),
  deck_count: z.int(),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** What an admin does to an account. A suspended one is logged out everywhere and does not get in. */
export const UserAction = z.discriminatedUnion('action', [
  z.strictObject({ user_id: Id, action: z.literal('verify') }),
  z.strictObject({
    user_id: Id,
    action: z.literal('suspend'),
    reason: Reason,
  }),
  z.strictObject({ user_id: Id, action: z.literal('readmit') }),
  z.strictObject({ user_id: Id, action: z.literal('make_admin') }),
  z.strictObject({ user_id: Id, action: z.literal('unmake_admin') }),
]);
export type UserAction = z.infer<typeof UserAction>;
