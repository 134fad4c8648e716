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

export const MessageList = z.strictObject({
  kind: z._default(z.enum(['feedback', 'crash', 'session']), 'feedback'),
  page: z._default(Page, 1),
});
/** What somebody, or the page in their browser, told us. */
export const ListedMessage = z.object({
  message_id: z.int(),
  username: z.nullable(z.string()),
  /** For the reply. */
  email: z.nullable(z.string()),
  text: z.string(),
  created_at: z.number(),
  is_done: z.boolean(),
});
export type ListedMessage = z.infer<typeof ListedMessage>;
export const MessageDone = z.strictObject({ message_id: Id, is_done: z.boolean() });

export const OutboxList = z.strictObject({ page: z._default(Page, 1) });
/** A mail that this server wrote; it stays here when none leaves it. Links in it work once. */
export const OutboxMail = z.object({
  mail_id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.number(),
  sent_at: z.nullable(z.number()),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

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
