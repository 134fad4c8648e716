import { interfaceLanguageCodes } from '@lexiroom/domain/languages';
import { z } from 'zod/mini';

/** A browser that shows reminders. */
export const ReminderDevice = z.object({
  subscription_id: z.int(),
  /** As the browser named itself. */
  user_agent: z.nullable(z.string()),
  /** Epoch milliseconds. */
  created_at: z.number(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type ReminderDevice = z.infer<typeof ReminderDevice>;

/** How and when somebody is reminded of studying. */
export const Reminders = z.object({
  by_mail: z.boolean(),
  /** What there must be before mails can come: a server that sends them, an address that is confirmed; null: nothing. */
  mail_needs: z.nullable(z.enum(['mail_server', 'confirmed_address'])),
  /** The last one was refused at their address, and mails were turned off. */
  is_mail_refused: z.boolean(),
  /** Minutes after midnight, by the clock of their time zone. */
  minute: z.int(),
  /** 1 is Monday, 7 is Sunday; in this order. */
  weekdays: z.array(z.int()),
  /** They have stopped by themselves, as nothing was studied for long. */
  has_stopped: z.boolean(),
  /** By which a browser lets this server, and no other, send notifications; null where it sends none. */
  push_key: z.nullable(z.string()),
  /** The log-in that asks. */
  session_id: z.int(),
  /** The newest first. */
  devices: z.array(ReminderDevice),
});
export type Reminders = z.infer<typeof Reminders>;

const Weekday = z.int().check(z.gte(1), z.lte(7));

/** What is not named stays as it is. Any change, and one that names nothing, begins anew where reminders have stopped. */
export const ChangeReminders = z.strictObject({
  by_mail: z.optional(z.boolean()),
  minute: z.optional(z.int().check(z.gte(0), z.lt(24 * 60))),
  weekdays: z.optional(z.array(Weekday).check(z.minLength(1), z.maxLength(7))),
});
export type ChangeReminders = z.infer<typeof ChangeReminders>;

/** Where a browser's notifications are sent to, and its keys, as it tells them: a point of P-256, and 16 bytes. */
export const NewReminderDevice = z.strictObject({
  endpoint: z.string().check(
    z.maxLength(1000),
    z.refine((text) => URL.canParse(text), 'This is not an address'),
  ),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, 'This is not a key')),
    auth: z.string().check(z.regex(/^[\w-]{22}$/, 'This is not a key')),
  }),
  /** Of its interface, for users who have chosen none. */
  language: z.enum(interfaceLanguageCodes),
});
export type NewReminderDevice = z.infer<typeof NewReminderDevice>;

export const DeleteReminderDevice = z.strictObject({ subscription_id: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)) });

/** The secret part of the link that ends reminders by e-mail. */
export const Unsubscribe = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'This link is not whole')),
});
