import { z } from 'zod/mini';
import { Page } from '../decks/index.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

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
